import type { Amount, Duration, Effect, Filter, PlayerRef, Selector, TargetSlot, Trigger, Zone } from "@obverse/core";

/**
 * What words that point back mean. One convention, everywhere:
 *
 * - “~”, “this creature”, and “it” of an ability whose event's subject is the object itself: `{ kind: "self" }`.
 * - “it”, “that creature” after a trigger about others: `{ kind: "event", role: "subject" }` (or the role the trigger gives it).
 * - “it”, “that creature” after a target: `{ kind: "target", slot }`.
 * - after an instruction that chose, made or moved something: `{ kind: "bound", name }`, where `name` is that instruction's `as`.
 *   What was moved is acted on by its `bound` name (what it became, 400.7), while its numbers, controller and owner are read
 *   from the selector that named it before (last known, 608.2h): “Exile target creature. Its controller …” reads `target`; those of what was
 *   put onto the battlefield are read from what it is there.
 * - inside a static ability or `modify`, each affected object is `{ kind: "bound", name: "it" }`.
 * - inside `for-each`, and in an instruction for several players, the one at hand is `{ kind: "bound", name: "each" }`.
 * - “that player”, “they” of players: the last player named; the event's player (`event-player`) after a trigger.
 * - “if you do”, “when you do”, “this way”: `{ kind: "done", name }` of the instruction before.
 *
 * Names are given as the text is read and those that nothing refers to are taken away again at the end, the rest renamed `a`, `b`, …
 * in the order in which they are given.
 *
 * Every field is always there, so that all scopes have one shape: a scope is copied for each thing that is named.
 */
export interface Scope {
  readonly host: Host;
  /** Targets so far (115). */
  readonly slots: readonly TargetSlot[];
  /** What “it” and “that …” can mean, the latest first. */
  readonly things: readonly Antecedent[];
  /** Who “that player” and “they” are. */
  readonly player: PlayerRef | undefined;
  /** Who “their” is in the clause being read, where its subject is a player. */
  readonly subject: PlayerRef | undefined;
  /** The `as` of the last instruction. */
  readonly done: string | undefined;
  /** What the “if you do” of the sentence before asked about, which “if you don't” asks about too. */
  readonly asked: string | undefined;
  /** The subject of the clause being read: what “other” and “another” in it leave out. Absent: the source itself. */
  readonly apart: Antecedent | undefined;
  /** What “that much” and “that many” mean. */
  readonly amount: Amount | undefined;
  /** How many names were given. */
  readonly named: number;
  /** The counters a condition asked about: “those counters”. */
  readonly counters: { readonly counter: string; readonly on: Selector } | undefined;
  /** A duration named in front of the sentence: “until end of turn, …”. */
  readonly lasting: Duration | undefined;
  /** The zone other than the battlefield in which the text says the object itself is (113.6k). */
  readonly selfIn: Zone | undefined;
  /** The last instruction that created tokens, for “five of those tokens”. */
  readonly token: Extract<Effect, { readonly kind: "create-token" | "create-copy" | "create-named" }> | undefined;
  /** The `as` of the last instruction of each kind, by its participle: “exiled this way”. */
  readonly doneBy: Readonly<Record<string, string>> | undefined;
  /** The `as` of the last search. */
  readonly searched: string | undefined;
  /** What the sentence says X is. */
  readonly xIs: Amount | undefined;
  /** Targets are being read: what they must be together may be said. */
  readonly targeting: true | undefined;
  /** What the targets being read must be together. */
  readonly together: TargetSlot["together"] | undefined;
  /** The two piles that something was separated into. */
  readonly piles: readonly [Selector, Selector] | undefined;
  /** The last pile that was made. */
  readonly pile: Selector | undefined;
  /** The events, several, that the ability waits for: “if you've done all four this turn”. */
  readonly events: readonly Trigger[] | undefined;
  /** The opponent that was named: “that opponent”, also once another player was. */
  readonly opponent: PlayerRef | undefined;
  /** What a permission to look was about: “those cards”. */
  readonly looked: Filter | undefined;
  /** What an earlier sentence said X is. */
  readonly xWas: Amount | undefined;
  /** “The color of your choice”: what is to be chosen as the clause being read is carried out. */
  readonly choosing: "color" | "creature-type" | undefined;
  /** What “the rest” leaves out of what: set by looking, revealing, milling. */
  readonly pool: Pool | undefined;
}

/** The face whose text is read. */
export interface Host {
  /** What “the chosen type” is a type of, by what the text lets be chosen. */
  readonly chosenType: "type" | "creature-type";
  readonly name: string;
  readonly names: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** Cards looked at or revealed, and those taken from among them. */
export interface Pool {
  readonly of: Selector;
  readonly taken: readonly Selector[];
  /** Those of them that “one of those two cards” is about. Absent: all. */
  readonly found?: Selector;
  /** Those of them that were revealed. Absent: none apart. */
  readonly revealed?: Selector;
}

/** Something named before. */
export interface Antecedent {
  /** To act on. */
  readonly act: Selector;
  /** To read numbers, controller and owner of. */
  readonly read: Selector;
  /** Lower-case nouns that can follow “that”. */
  readonly nouns: readonly string[];
  readonly number: "one" | "many";
  /** It is what the object itself became in another zone. Absent: it isn't. */
  readonly own?: true;
}

/** Nothing named yet. */
export function emptyScope(host: Host): Scope {
  return {
    host,
    slots: [],
    things: [],
    player: undefined,
    subject: undefined,
    done: undefined,
    asked: undefined,
    apart: undefined,
    amount: undefined,
    named: 0,
    counters: undefined,
    lasting: undefined,
    selfIn: undefined,
    token: undefined,
    doneBy: undefined,
    searched: undefined,
    xIs: undefined,
    targeting: undefined,
    together: undefined,
    piles: undefined,
    pile: undefined,
    opponent: undefined,
    events: undefined,
    looked: undefined,
    xWas: undefined,
    choosing: undefined,
    pool: undefined,
  };
}

/** A scope with some fields changed. Its fields are copied by name: to spread an object of so many takes about six times as long. */
export function scopeWith(scope: Scope, changes: Partial<Scope>): Scope {
  const copy: Scope = {
    host: scope.host,
    slots: scope.slots,
    things: scope.things,
    player: scope.player,
    subject: scope.subject,
    done: scope.done,
    apart: scope.apart,
    amount: scope.amount,
    named: scope.named,
    counters: scope.counters,
    lasting: scope.lasting,
    selfIn: scope.selfIn,
    token: scope.token,
    doneBy: scope.doneBy,
    searched: scope.searched,
    xIs: scope.xIs,
    targeting: scope.targeting,
    together: scope.together,
    piles: scope.piles,
    pile: scope.pile,
    opponent: scope.opponent,
    events: scope.events,
    looked: scope.looked,
    asked: scope.asked,
    xWas: scope.xWas,
    choosing: scope.choosing,
    pool: scope.pool,
  };
  return Object.assign(copy, changes);
}

/** The scope with another thing that “it” can mean. */
export function withThing(scope: Scope, thing: Antecedent): Scope {
  return scopeWith(scope, { things: [thing, ...scope.things] });
}

/** The scope while a clause about this is read: “other” in it means other than that, of several other than the one at hand. */
export function withSubject(scope: Scope, thing: Antecedent): Scope {
  if (thing.act.kind === "self") return scopeWith(scope, { apart: undefined });
  const it: Selector = { kind: "bound", name: "it" };
  return scopeWith(scope, { apart: thing.number === "one" ? thing : { ...thing, act: it, read: it } });
}

/**
 * What “other” leaves out, in front of these nouns: the subject of the clause, but for a kind of thing that the source is
 * and the subject isn't said to be (“enchanted creature gets +1/+1 for each other enchantment”). Where the clause has no such
 * subject and the source is nothing of the kind, the latest such thing that was named, or what the source is attached to.
 */
export function leftOut(scope: Scope, nouns: readonly string[]): Selector | undefined {
  const { apart, host } = scope;
  const isCard = nouns.includes("card");
  const isOwn = nouns.some((noun) => isCalled(host, noun) && !(isCard && noun === "permanent"));
  if (apart !== undefined && apart.act.kind === "self") return undefined;
  if (apart !== undefined) return isOwn && !nouns.some((noun) => apart.nouns.includes(noun)) ? undefined : apart.read;
  return isOwn ? undefined : (latestOf(scope, nouns) ?? (isCard ? undefined : bearerOf(host)));
}

/** Whether a noun can mean the source itself; a Vehicle or a Spacecraft is a creature by its own abilities. */
function isCalled({ types, subtypes }: Host, noun: string): boolean {
  return (
    noun === "permanent" ||
    [...types, ...subtypes].some((word) => word.toLowerCase() === noun) ||
    (noun === "creature" && subtypes.some((word) => word === "Vehicle" || word === "Spacecraft"))
  );
}

/** The latest thing of such a kind that was named; of an instant or sorcery also several of them. */
function latestOf({ host, things }: Scope, nouns: readonly string[]): Selector | undefined {
  const isSpell = host.types.some((type) => type === "instant" || type === "sorcery");
  return things.find(
    (thing) =>
      thing.act.kind !== "self" &&
      (isSpell || thing.number === "one") &&
      thing.nouns.some((noun) => nouns.some((other) => noun === other || isKindOf(noun, other))),
  )?.read;
}

/** What an Aura or Equipment is attached to. */
const bearerOf = ({ subtypes }: Host): Selector | undefined =>
  subtypes.some((word) => word === "Aura" || word === "Equipment" || word === "Fortification")
    ? { kind: "attached" }
    : undefined;

/** Whether a subtype is one of creatures, or of whatever is a permanent. */
export function isKindOf(subtype: string, noun: string): boolean {
  return noun === "creature"
    ? !["land", "artifact", "enchantment", "planeswalker", "card", "spell", "player"].includes(subtype)
    : noun === "permanent";
}

/** The scope in which a value is to be chosen as the clause being read is carried out (608.2d). */
export function withChoice(scope: Scope, choosing: "color" | "creature-type"): Scope {
  return scopeWith(scope, { choosing });
}

/** The scope with another player that “that player” can mean. */
export function withPlayer(scope: Scope, player: PlayerRef): Scope {
  return scopeWith(scope, { player });
}

/** The name to be given next. */
export function nameOf(scope: Scope): string {
  return `#${scope.named}`;
}

/** A name that is not in use yet. */
export function freshName(scope: Scope): { readonly name: string; readonly scope: Scope } {
  return { name: nameOf(scope), scope: scopeWith(scope, { named: scope.named + 1 }) };
}

/** The scope without what these instructions left behind: “instead” speaks of what was there before them. */
export function withoutResults(scope: Scope, effects: readonly Effect[]): Scope {
  const names = new Set(namesIn(effects));
  return scopeWith(scope, {
    things: scope.things.filter((thing) => thing.act.kind !== "bound" || !names.has(thing.act.name)),
  });
}

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(as|hit|rest)$/.test(key) && typeof part === "string" ? [part] : namesIn(part),
  );
}
