import type { Amount, Arrival, Duration, Effect, PlainKeyword } from "@obverse/core";
import { condition } from "../condition/condition.ts";
import { duration } from "../duration.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withoutResults, withThing } from "../references.ts";
import { objectReference } from "../selector/reference.ts";
import { selector } from "../selector/selector.ts";
import { costChange } from "../static/costs.ts";
import { substituteX } from "../substitute.ts";
import { whereX } from "../where-x.ts";
import { arrival, counterList, faceDownListing } from "./arrival.ts";
import { sentenceBody } from "./body.ts";
import { castOrPlay } from "./casting.ts";
import { chain } from "./chain.ts";
import { excessElsewhere } from "./excess.ts";
import { spendOnly } from "./mana.ts";

/** Sentences that say more about the instruction before them. Gives all instructions anew. */
export function amend(r: Reader, before: readonly Effect[], previous: number): readonly Effect[] | undefined {
  const last = before.at(-1);
  if (last === undefined || !AMENDING.has(r.word())) return undefined;
  if (r.scope.slots.length > 0 && r.eat("this ability still resolves if its target becomes illegal")) {
    r.scope = scopeWith(r.scope, { slots: r.scope.slots.map((slot) => ({ ...slot, stillResolves: true })) });
    return before;
  }
  const gained = r.attempt((inner) => gainsChosen(inner, before));
  if (gained !== undefined) return gained;
  for (const read of AMENDMENTS) {
    const changed = deep(r, last, read);
    if (changed !== undefined) return [...before.slice(0, -1), changed];
  }
  if (last.kind === "flip-coin") return r.attempt((inner) => flipped(inner, before, last));
  return r.attempt((inner) => lookAndPlay(inner, before)) ?? r.attempt((inner) => otherwise(inner, before, previous));
}

/** “Choose flying or indestructible at random. ~ gains that ability until end of turn”: one of several, each with its ability. */
function gainsChosen(r: Reader, before: readonly Effect[]): readonly Effect[] | undefined {
  const last = before.at(-1);
  if (last?.kind !== "choose-value" || last.what !== "keyword" || last.from === undefined) return undefined;
  const what = selector(r);
  if (what === undefined || !(r.eat("gains that ability") || r.eat("gain that ability"))) return undefined;
  const lasting = duration(r);
  if (lasting === undefined) return undefined;
  const options = last.from.map((name): readonly Effect[] => [
    {
      kind: "modify",
      what: what.act,
      modifications: [{ kind: "gain", abilities: [{ kind: "keyword", keyword: { name: name as PlainKeyword } }] }], // read as one
      duration: lasting,
    },
  ]);
  const { who, random } = last;
  return [...before.slice(0, -1), { kind: "choose-one", who, options, ...(random === undefined ? {} : { random }) }];
}

/** The words that such a sentence can begin with. */
const AMENDING: ReadonlySet<string> = new Set([
  "it",
  "the",
  "they",
  "that",
  "those",
  "spend",
  "this",
  "until",
  "you",
  "if",
  "mana",
  "when",
  "otherwise",
  "excess",
  "for",
  "a",
  "spells",
  "~",
]);

type Amendment = (r: Reader, last: Effect) => Effect | undefined;

/** The instruction itself, or the last one inside it, is what the sentence is about. */
function deep(r: Reader, last: Effect, read: Amendment): Effect | undefined {
  const start = r.mark();
  const own = read(r, last);
  if (own !== undefined) return own;
  r.reset(start);
  if (last.kind === "may") return within(last.steps, (steps) => ({ ...last, steps }), r, read);
  if (last.kind === "if" && last.else === undefined) return within(last.then, (then) => ({ ...last, then }), r, read);
  if (last.kind === "pay" && last.then.length > 0) return within(last.then, (then) => ({ ...last, then }), r, read);
  if (last.kind === "delayed" || last.kind === "when-you-do")
    return within(last.body.effect, (effect) => ({ ...last, body: { ...last.body, effect } }), r, read);
  return undefined;
}

function within(
  steps: readonly Effect[],
  make: (steps: readonly Effect[]) => Effect,
  r: Reader,
  read: Amendment,
): Effect | undefined {
  const last = steps.at(-1);
  const changed = last === undefined ? undefined : deep(r, last, read);
  return changed === undefined ? undefined : make([...steps.slice(0, -1), changed]);
}

const noRegeneration: Amendment = (r, last) => {
  if (last.kind !== "destroy") return undefined;
  return r.eat("it can't be regenerated") ||
    r.eat("they can't be regenerated") ||
    r.eat("that creature can't be regenerated") ||
    r.eat("those creatures can't be regenerated")
    ? { ...last, noRegeneration: true }
    : undefined;
};

const spending: Amendment = (r, last) => {
  if (last.kind !== "add-mana") return undefined;
  const only = spendOnly(r);
  return only === undefined ? undefined : { ...last, only };
};

/** “When that mana is spent to cast an instant or sorcery spell, copy that spell …” (106.6). */
const whenSpent: Amendment = (r, last) => {
  if (last.kind !== "add-mana" || !r.eat("when that mana is spent to cast")) return undefined;
  r.eatAny("a", "an");
  const phrase = nounPhrase(r);
  if (phrase === undefined || !r.eat(",")) return undefined;
  const spell = { kind: "bound", name: "spell" } as const;
  const outer = r.scope;
  r.scope = withThing(outer, { act: spell, read: spell, nouns: phrase.nouns, number: "one" });
  const body = sentenceBody(r, chain);
  r.scope = outer;
  return body === undefined ? undefined : { ...last, whenSpent: { filter: phrase.filter, body } };
};

const keeping: Amendment = (r, last) => {
  if (last.kind !== "add-mana") return undefined;
  return r.eat("until end of turn , you don't lose this mana as steps and phases end")
    ? { ...last, keeps: true }
    : undefined;
};

const newTargets: Amendment = (r, last) => {
  if (last.kind !== "copy-spell") return undefined;
  return r.eat("you may choose new targets for the copy") ||
    r.eat("you may choose new targets for the copies") ||
    r.eat("you may choose new targets for that copy")
    ? { ...last, newTargets: true }
    : undefined;
};

const listing: Amendment = (r, last) => {
  if (last.kind !== "move" || last.arrival?.faceDown === undefined) return undefined;
  const values = faceDownListing(r);
  return values === undefined ? undefined : { ...last, arrival: { ...last.arrival, faceDown: values } };
};

const countered: Amendment = (r, last) => {
  if (last.kind !== "counter") return undefined;
  const put = r.attempt(putWhereItsKind);
  if (put !== undefined) return { ...last, to: put };
  if (
    !(
      r.eat("if the spell is countered this way ,") ||
      r.eat("if that spell is countered this way ,") ||
      r.eat("if it is countered this way ,")
    )
  )
    return undefined;
  if (r.eat("exile it instead of putting it into its owner 's graveyard")) return { ...last, to: { zone: "exile" } };
  if (r.eat("put it on top of its owner 's library instead of into that player 's graveyard"))
    return { ...last, to: { zone: "library" } };
  if (
    r.eat("put it into its owner 's hand instead of into that player 's graveyard") ||
    r.eat("put it into its owner 's hand instead of into its owner 's graveyard")
  )
    return { ...last, to: { zone: "hand" } };
  if (!r.eat("exile it with")) return undefined;
  const counters = counterList(r);
  return counters !== undefined && r.eat("on it instead of putting it into its owner 's graveyard")
    ? { ...last, to: { zone: "exile", counters } }
    : undefined;
};

/** “If an artifact or creature spell is countered this way, put that card onto the battlefield under your control instead of into its owner's graveyard”. */
function putWhereItsKind(r: Reader): Extract<Effect, { kind: "counter" }>["to"] {
  if (!r.eat("if") || r.eatAny("a", "an") === undefined) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined || !phrase.nouns.includes("spell") || !r.eat("is countered this way ,")) return undefined;
  return r.eat("put that card onto the battlefield under your control instead of into its owner 's graveyard")
    ? { zone: "battlefield", filter: phrase.filter, under: { kind: "you" } }
    : undefined;
}

/** “It enters tapped and attacking”. */
const entering: Amendment = (r, last) => {
  if (
    !(
      "arrival" in last ||
      last.kind === "meld" ||
      last.kind === "move" ||
      last.kind === "create-token" ||
      last.kind === "create-copy" ||
      last.kind === "permit" ||
      last.kind === "manifest" ||
      last.kind === "cloak"
    )
  )
    return undefined;
  if (objectReference(r) === undefined && !r.eat("it")) return undefined;
  if (!(r.eat("enters") || r.eat("enter"))) return undefined;
  const said = arrival(r);
  if (Object.keys(said).length === 0) return undefined;
  const x = whereX(r);
  const how = x === undefined ? said : substituteX(said, isCreation(last) ? countedBefore(x) : x);
  const old: Arrival = "arrival" in last ? (last.arrival ?? {}) : {};
  return { ...last, arrival: { ...old, ...how } } as Effect;
};

const isCreation = ({ kind }: Effect): boolean => kind === "create-token" || kind === "create-copy";

/** “The token enters with X counters, where X is the number of other creatures”: other than the token, which isn't there yet as they are counted. */
function countedBefore(x: Amount): Amount {
  if (typeof x === "number" || x.kind !== "count" || x.filter.kind !== "all") return x;
  const of = x.filter.of.filter(
    (part) => !(part.kind === "not" && part.of.kind === "is" && part.of.what.kind === "self"),
  );
  return { ...x, filter: { ...x.filter, of } };
}

/** “If that card has mana value 3 or less, it enters with three additional +1/+1 counters on it”: of what was just put there. */
const enteringIf: Amendment = (r, last) => {
  if (last.kind !== "move" || last.to !== "battlefield" || last.as === undefined || !r.eat("if")) return undefined;
  const that = condition(r);
  if (that === undefined || !r.eat(",")) return undefined;
  if (objectReference(r) === undefined || !r.eat("enters")) return undefined;
  const how = arrival(r);
  const picked = last.what.kind === "choose-from" || last.what.kind === "choose";
  if (Object.keys(how).length === 0 || !picked) return undefined;
  // What is put there is chosen first, so that it can be asked about before it enters.
  const chosen = { kind: "bound", name: `${last.as}'` } as const;
  const asked = renamed(that, last.as, chosen.name);
  const put = { ...last, what: chosen };
  return {
    kind: "sequence",
    steps: [
      { kind: "choose", what: last.what, as: chosen.name },
      {
        kind: "if",
        condition: asked,
        then: [{ ...put, arrival: { ...last.arrival, ...how } }],
        else: [put],
      },
    ],
  };
};

/** The same with one name for another. */
function renamed<T>(of: T, name: string, to: string): T {
  // Only the name is exchanged.
  return JSON.parse(JSON.stringify(of).replaceAll(`"name":"${name}"`, `"name":"${to}"`)) as T;
}

/** “If you do, it enters tapped”, for what may be played. */
const playedArrival: Amendment = (r, last) => {
  if (last.kind !== "permit") return undefined;
  if (
    !(r.eat("if you do ,") && (r.eat("it enters") || r.eat("that permanent enters") || r.eat("that creature enters")))
  )
    return undefined;
  const how = arrival(r);
  const mods = r.attempt((inner) => (inner.eat("and") ? verbPhrase(inner) : undefined));
  return { ...last, arrival: how, ...(mods === undefined ? {} : { entersWith: mods.modifications }) };
};

import { verbPhrase } from "../modification/modifications.ts";

/** “If that spell would be put into your graveyard, exile it instead”. */
const exiledAfter: Amendment = (r, last) => {
  if (last.kind !== "permit" && last.kind !== "cast") return undefined;
  const found =
    r.eat("if that spell would be put into your graveyard , exile it instead") ||
    r.eat("if that spell would be put into a graveyard , exile it instead") ||
    r.eat("if that spell would be put into a graveyard this turn , exile it instead") ||
    r.eat("if a spell cast this way would be put into a graveyard , exile it instead") ||
    r.eat("if a spell cast this way would be put into your graveyard , exile it instead") ||
    r.eat("if that card would be put into your graveyard this turn , exile it instead");
  return found ? { ...last, exileAfter: true } : undefined;
};

/** “The flashback cost is equal to its mana cost”: of a keyword that was just given. */
const pricedByManaCost: Amendment = (r, last) => {
  if (last.kind !== "modify") return undefined;
  const given = last.modifications.find((one) => one.kind === "gain");
  const keyword =
    given?.kind === "gain" && given.abilities[0]?.kind === "keyword" ? given.abilities[0].keyword : undefined;
  if (keyword === undefined || !r.eat(`the ${keyword.name} cost is equal to`)) return undefined;
  return r.eat("its mana cost") ||
    r.eat("the card 's mana cost") ||
    r.eat("that card 's mana cost") ||
    r.eat("the mana cost of the card it is put on")
    ? last
    : undefined;
};

const lookable: Amendment = (r, last) => {
  if (last.kind !== "exile" || last.faceDown === undefined) return undefined;
  return r.eat("you may look at that card for as long as it remains exiled") ||
    r.eat("you may look at it for as long as it remains exiled") ||
    r.eat("you may look at those cards for as long as they remain exiled") ||
    r.eat("you may look at them for as long as they remain exiled")
    ? { ...last, lookers: { kind: "you" } }
    : undefined;
};

const anyMana: Amendment = (r, last) => {
  if (last.kind !== "permit") return undefined;
  r.eat("if you cast a spell this way ,");
  if (
    r.eat("mana of any type can be spent to cast spells this way") ||
    r.eat("mana of any type can be spent to cast a spell this way") ||
    r.eat("mana of any type can be spent to cast it") ||
    r.eat("mana of any type can be spent to cast them") ||
    r.eat("mana of any type can be spent to cast those spells") ||
    r.eat("you may spend mana as though it were mana of any type to cast it") ||
    r.eat("you may spend mana as though it were mana of any type to cast them")
  )
    return { ...last, anyMana: "type" };
  if (
    r.eat("you may spend mana as though it were mana of any color to cast that spell") ||
    r.eat("you may spend mana as though it were mana of any color to cast it") ||
    r.eat("you may spend mana as though it were mana of any color to cast those spells")
  )
    return { ...last, anyMana: "color" };
  if (
    r.eat("mana of any type can be spent to cast that spell") ||
    r.eat("you may spend mana as though it were mana of any type to cast that spell")
  )
    return { ...last, anyMana: "type" };
  return undefined;
};

/** “A spell cast this way costs {2} more to cast”, “spells you cast this way cost {2} less to cast”. */
const priced: Amendment = (r, last) => {
  if (last.kind !== "permit") return undefined;
  if (!(r.eat("a spell cast this way") || r.eat("spells you cast this way") || r.eat("spells cast this way")))
    return undefined;
  const change = costChange(r, "cast");
  return change?.generic === undefined
    ? undefined
    : { ...last, change: { generic: change.generic, ...(change.less === undefined ? {} : { less: true }) } };
};

/** “They're still lands”, “it's still a land”. */
const still: Amendment = (r, last) => {
  if (last.kind !== "modify") return undefined;
  if (!(r.eat("it is still") || r.eat("they are still"))) return undefined;
  r.eatAny("a", "an");
  if (!/^(lands?|artifacts?|planeswalkers?|enchantments?)$/.test(r.word())) return undefined;
  r.at += 1;
  return {
    ...last,
    modifications: last.modifications.map((part) =>
      part.kind === "set-types" ? { ...part, kind: "add-types" as const } : part,
    ),
  };
};

/** What a creature cast face down does before it deals or is dealt damage or becomes tapped. */
const turningUpFirst: Amendment = (r, last) =>
  last.kind === "cast" &&
  last.faceDown !== undefined &&
  r.eat(
    "if the creature that spell becomes as it resolves has not been turned face up and would assign or deal damage , be dealt damage , or become tapped , instead it is turned face up and assigns or deals damage , is dealt damage , or becomes tapped",
  )
    ? { ...last, faceDown: { turnsUpFirst: true } }
    : undefined;

/** “At the beginning of the next end step, return that card …. If it entered under your control, …”: asked of what is done then, and done then. */
const laterToo: Amendment = (r, last) => {
  if (last.kind !== "delayed" || last.body.modal !== undefined || !r.eat("if")) return undefined;
  const that = condition(r);
  const moved = last.body.effect.at(-1);
  if (that?.kind !== "matches" || that.what.kind !== "bound" || moved?.as !== that.what.name) return undefined;
  if (!r.eat(",")) return undefined;
  const then = chain(r);
  if (then === undefined) return undefined;
  return { ...last, body: { ...last.body, effect: [...last.body.effect, { kind: "if", condition: that, then }] } };
};

const AMENDMENTS: readonly Amendment[] = [
  laterToo,
  excessElsewhere,
  turningUpFirst,
  noRegeneration,
  spending,
  whenSpent,
  keeping,
  newTargets,
  listing,
  countered,
  entering,
  enteringIf,
  playedArrival,
  exiledAfter,
  pricedByManaCost,
  lookable,
  anyMana,
  priced,
  still,
];

/** “If you win the flip, …”, “if you lose the flip, …” (705). */
function flipped(
  r: Reader,
  before: readonly Effect[],
  last: Extract<Effect, { readonly kind: "flip-coin" }>,
): readonly Effect[] | undefined {
  const won = last.won.length === 0 && r.eat("if you win the flip ,");
  if (won) r.scope = withoutResults(r.scope, last.lost ?? []);
  const lost =
    !won &&
    last.lost === undefined &&
    (r.eat("if you lose the flip ,") || (last.won.length > 0 && r.eat("otherwise ,")));
  if (!won && !lost) return undefined;
  // What the one result did is nothing to speak of in the other.
  if (lost) r.scope = withoutResults(r.scope, last.won);
  const effects = chain(r);
  return effects === undefined
    ? undefined
    : [...before.slice(0, -1), won ? { ...last, won: effects } : { ...last, lost: effects }];
}

/** “For as long as those cards remain exiled, you may look at them, you may …”. */
function lookingWhile(r: Reader): Duration | undefined {
  const time = duration(r);
  if (time === undefined || !r.eat(", you may look at")) return undefined;
  return (r.eat("them") || r.eat("it") || r.eat("those cards")) &&
    (r.eat(", you may") || r.eat(", and you may") || r.eat("and you may") || r.eat("and"))
    ? time
    : undefined;
}

/** “You may look at and play those cards for as long as they remain exiled”, of cards exiled face down. */
function lookAndPlay(r: Reader, before: readonly Effect[]): readonly Effect[] | undefined {
  const last = before.at(-1);
  const lasting = last?.kind === "exile" && r.word() === "for" ? r.attempt(lookingWhile) : undefined;
  if (lasting !== undefined && last?.kind === "exile" && last.faceDown !== undefined) {
    const outer = r.scope;
    r.scope = scopeWith(r.scope, { lasting });
    const permit = castOrPlay(r, { kind: "you" });
    r.scope = scopeWith(r.scope, { lasting: outer.lasting });
    return permit === undefined
      ? undefined
      : [...before.slice(0, -1), { ...last, lookers: { kind: "you" } }, ...permit];
  }
  if (last?.kind !== "exile" || last.faceDown === undefined || !r.eat("you may look at and")) return undefined;
  const permit = castOrPlay(r, { kind: "you" });
  return permit === undefined ? undefined : [...before.slice(0, -1), { ...last, lookers: { kind: "you" } }, ...permit];
}

/** “Otherwise, …” after “if …” or “you may …”. */
function otherwise(r: Reader, before: readonly Effect[], _: number): readonly Effect[] | undefined {
  const leaveLast = !startedWithIf(r);
  if (!r.eat("otherwise ,")) return undefined;
  const last = before.at(-1);
  const inner = r.attempt((test) => {
    if (!test.eat("if")) return undefined;
    const that = condition(test);
    return that !== undefined && test.eat(",") ? that : undefined;
  });
  // What was done in the other case has made or moved nothing.
  if (last?.kind === "if") r.scope = withoutResults(r.scope, last.then);
  if (last?.kind === "may") r.scope = withoutResults(r.scope, last.steps);
  if (last?.kind === "pay") r.scope = withoutResults(r.scope, last.then);
  const effects = chain(r);
  if (effects === undefined || last === undefined) return undefined;
  const steps: readonly Effect[] = inner === undefined ? effects : [{ kind: "if", condition: inner, then: effects }];
  if (last.kind === "if" && last.else === undefined)
    return [...before.slice(0, -1), { ...last, then: leaveLast ? declined(last.then, steps) : last.then, else: steps }];
  if (last.kind === "may" && last.otherwise === undefined)
    return [...before.slice(0, -1), { ...last, otherwise: steps }];
  if (last.kind === "pay" && last.otherwise === undefined)
    return [...before.slice(0, -1), { ...last, otherwise: steps }];
  return undefined;
}

/** Whether the sentence that ends here began with “if”: “If …, you may …. Otherwise, …” is about the condition alone. */
function startedWithIf(r: Reader): boolean {
  let back = -2;
  while (r.word(back) !== "" && r.word(back) !== ".") back -= 1;
  return r.word(back + 1) === "if" || r.word(back + 2) === "if";
}

/** “You may … if …. Otherwise, …”: it is done as well where the player could and doesn't. */
function declined(then: readonly Effect[], otherwise: readonly Effect[]): readonly Effect[] {
  const [only] = then;
  return then.length === 1 && only?.kind === "may" && only.otherwise === undefined ? [{ ...only, otherwise }] : then;
}
