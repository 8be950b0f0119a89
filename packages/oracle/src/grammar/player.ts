import type { Condition, Filter, PlayerRef } from "@obverse/core";
import { PLAYER_WORDS, REFERENCE_WORDS } from "../vocabulary/first-words.ts";
import { numberOf, startsWithDigit } from "../vocabulary/numbers.ts";
import { controlling } from "./condition/control.ts";
import { holding } from "./condition/numbers.ts";
import type { Reader } from "./reader.ts";
import { scopeWith, withThing } from "./references.ts";
import { objectReference } from "./selector/reference.ts";
import { target } from "./selector/target.ts";

/** Reads who: “you”, “each opponent”, “target player”, “its controller”, “that player”, “they”. */
export function playerRef(r: Reader): PlayerRef | undefined {
  return PLAYER_WORDS.has(r.word()) || startsWithDigit(r.word()) ? r.once("player", readPlayer) : undefined;
}

function readPlayer(r: Reader): PlayerRef | undefined {
  const found = r.oneOf(PLAYERS);
  if (found === undefined || !isPlural(found) || r.word() !== "who") return found;
  const that = r.attempt(whoThat);
  return that === undefined ? found : { kind: "those-who", of: found, that };
}

/** “Who attacked you or a planeswalker you control this turn.” */
const ATTACKED_YOURS: Condition = {
  kind: "happened",
  when: "this-turn",
  trigger: {
    kind: "attacks",
    subject: { kind: "controller", is: { kind: "bound", name: "each" } },
    defender: {
      kind: "any",
      of: [
        { kind: "player", who: { kind: "you" } },
        {
          kind: "all",
          of: [
            { kind: "type", type: "planeswalker" },
            { kind: "controller", is: { kind: "you" } },
          ],
        },
      ],
    },
  },
};

/** “Who has three or more poison counters”, “who controls an artifact”: of each of them. */
export function whoThat(r: Reader): Condition | undefined {
  if (!r.eat("who")) return undefined;
  const each: PlayerRef = { kind: "bound", name: "each" };
  const outer = r.scope;
  r.scope = { ...outer, subject: each, player: each };
  const { done } = r.scope;
  const that: Condition | undefined =
    done !== undefined && (r.eat("can't") || r.eat("doesn't") || r.eat("didn't"))
      ? { kind: "not", of: { kind: "did", who: each, name: done } }
      : r.eat("has") || r.eat("have")
        ? holding(r, each)
        : r.eat("controls") || r.eat("control")
          ? controlling(r, each)
          : r.eat("attacked you or a planeswalker you control this turn")
            ? ATTACKED_YOURS
            : undefined;
  r.scope = outer;
  return that;
}

const PLAYERS: readonly ((r: Reader) => PlayerRef | undefined)[] = [fixed, targetPlayer, named, ofTarget, holder];

/** Whether the reference can mean several players. */
export function isPlural(player: PlayerRef): boolean {
  return player.kind === "opponents" || player.kind === "each" || player.kind === "those-who";
}

function fixed(r: Reader): PlayerRef | undefined {
  if (r.eat("you and target opponent each") || r.eat("you and that player each")) return undefined;
  if (
    r.eat("each of your opponents") ||
    r.eat("each opponent") ||
    r.eat("your opponents") ||
    r.eat("all opponents") ||
    r.eat("opponents") ||
    r.eat("each of those opponents") ||
    (r.sees("any opponent may") && r.eat("any opponent"))
  )
    return { kind: "opponents" };
  if (r.scope.done !== undefined && r.eat("each player dealt damage this way"))
    return { kind: "bound", name: r.scope.done };
  if (r.eat("starting with you , each player")) return { kind: "each", first: { kind: "you" } };
  if (r.eat("each other player")) return otherPlayers(r);
  if (r.scope.player !== undefined && r.eat("each other opponent"))
    return { kind: "opponents", except: r.scope.player };
  if (r.sees("any player may") && r.eat("any player")) return { kind: "each" };
  if (r.eat("each player") || r.eat("players") || r.eat("all players") || r.eat("each of them"))
    return { kind: "each" };
  if (r.sees("an opponent chooses one of") || r.sees("an opponent separates")) {
    r.eat("an opponent");
    return { kind: "choose", chooser: { kind: "you" }, from: { kind: "opponents" } };
  }
  if (r.eat("an opponent of your choice"))
    return { kind: "choose", chooser: { kind: "you" }, from: { kind: "opponents" } };
  if (r.eat("defending player") || r.eat("the defending player")) return defendingPlayer(r.scope);
  if (r.eat("enchanted player") || r.eat("enchanted opponent")) return { kind: "enchanted" };
  if (r.eat("the active player")) return { kind: "active" };
  if (r.eat("the chosen player")) return { kind: "chosen" };
  if (r.eat("the monarch")) return { kind: "monarch" };
  if (r.eat("you")) return { kind: "you" };
  return undefined;
}

/** “Defending player”: of the creature that the event, or a clause of an instant or sorcery, is about, if that isn't the source itself (508.5). */
export function defendingPlayer({ apart, host, things }: Reader["scope"]): PlayerRef {
  if (apart !== undefined && host.types.some((type) => type === "instant" || type === "sorcery"))
    return { kind: "defending", attacker: apart.act };
  const attacker = things.find(
    ({ act }) => act.kind === "event" && (act.role === "subject" || act.role === "source" || act.role === "attacker"),
  );
  return attacker === undefined ? { kind: "defending" } : { kind: "defending", attacker: attacker.act };
}

/** “Other” players than the one of the event, else than the ability's controller. */
export function otherPlayers(r: Reader): PlayerRef {
  return { kind: "each", except: r.scope.player?.kind === "event-player" ? r.scope.player : { kind: "you" } };
}

/** “Target player”: a new slot. */
export function targetPlayer(r: Reader): PlayerRef | undefined {
  if (!r.contains("target")) return undefined;
  const several = r.attempt(severalTargets);
  if (several !== undefined) return several;
  const another = r.eat("another target player");
  const filter: Filter | undefined =
    another || r.eat("target player")
      ? { kind: "player", ...(another && r.scope.slots.length === 0 ? { who: otherPlayers(r) } : {}) }
      : r.eat("target opponent")
        ? { kind: "player", who: { kind: "opponents" } }
        : undefined;
  if (filter === undefined) return undefined;
  if (/^(or|'s)$/.test(r.word()) && r.word(1) !== "" && r.word() === "or") return undefined;
  const slot = r.scope.slots.length;
  const player: PlayerRef = { kind: "target", slot };
  const distinctFrom = another && slot > 0 ? { distinctFrom: r.scope.slots.map((_, index) => index) } : {};
  const opponent = filter.kind === "player" && filter.who?.kind === "opponents" ? player : r.scope.opponent;
  r.scope = scopeWith(r.scope, {
    slots: [...r.scope.slots, { filter, min: 1, max: 1, ...distinctFrom }],
    player,
    opponent,
  });
  return player;
}

/** “Up to two target players”. */
function severalTargets(r: Reader): PlayerRef | undefined {
  if (!r.contains("target") || (!r.contains("players") && !r.contains("opponents"))) return undefined;
  const upTo = r.eat("up to");
  const any = !upTo && r.eat("any number of");
  const max = any ? ("any" as const) : numberOf(r.word());
  if (max === undefined) return undefined;
  if (!any) r.at += 1;
  const filter: Filter | undefined =
    r.eat("target players") || r.eat("target player")
      ? { kind: "player" }
      : r.eat("target opponents") || r.eat("target opponent")
        ? { kind: "player", who: { kind: "opponents" } }
        : undefined;
  if (filter === undefined) return undefined;
  const player: PlayerRef = { kind: "target", slot: r.scope.slots.length };
  r.scope = scopeWith(r.scope, {
    slots: [...r.scope.slots, { filter, min: upTo || any ? 0 : max === "any" ? 0 : max, max }],
    player,
  });
  return player;
}

/** “The owner of target permanent”, “target creature's controller”: the object is a target, and “it” from then on. */
function ofTarget(r: Reader): PlayerRef | undefined {
  if (!r.contains("target")) return undefined;
  const before = r.attempt((inner) => {
    if (!inner.eat("the")) return undefined;
    const role = inner.eatAny("owner", "controller");
    return role !== undefined && inner.eat("of") && inner.sees("target") ? role : undefined;
  });
  if (before === undefined && !r.sees("target")) return undefined;
  const found = target(r);
  if (found === undefined) return undefined;
  const role = before ?? (r.eat("'s") ? r.eatAny("owner", "controller") : undefined);
  if (role === undefined) return undefined;
  const player: PlayerRef = { kind: role === "owner" ? "owner" : "controller", of: found.read };
  r.scope = { ...withThing(r.scope, found), player };
  return player;
}

/** Whether a reference can mean several players, targets included. */
export function isSeveral(r: Reader, player: PlayerRef): boolean {
  return isPlural(player) || (player.kind === "target" && r.scope.slots[player.slot]?.max !== 1);
}

function named(r: Reader): PlayerRef | undefined {
  if (r.eat("that player or that planeswalker 's controller")) return playerOrController(r);
  if (r.scope.opponent !== undefined && r.eat("that opponent")) return r.scope.opponent;
  if (r.eat("that player") || r.eat("that opponent") || r.eat("the player") || r.eat("those players"))
    return r.scope.player;
  if (r.eat("they")) return r.scope.subject ?? r.scope.player;
  return undefined;
}

/** After “target player or planeswalker” the one slot stands for both. */
function playerOrController(r: Reader): PlayerRef | undefined {
  const [latest] = r.scope.things;
  return latest === undefined ? r.scope.player : { kind: "controller", of: latest.read };
}

/** The words that an object in the possessive can begin with. */
const HOLDER_WORDS: ReadonlySet<string> = new Set([...REFERENCE_WORDS, "its", "his", "her", "their"]);

/** What a player is to the object whose player is meant. */
const HELD = ["controller", "controllers", "owner", "owners"];

/** “Its controller”, “that creature's owner”, “the exiled card's owner”, “their owners”. */
function holder(r: Reader): PlayerRef | undefined {
  if (!HOLDER_WORDS.has(r.word()) || !HELD.some((word) => r.contains(word))) return undefined;
  const before = r.scope;
  const named = r.attempt(objectPossessive);
  const of = named?.read ?? r.attempt(possessiveObject);
  if (of === undefined) return undefined;
  const player: PlayerRef | undefined =
    r.eat("controller") || r.eat("controllers")
      ? { kind: "controller", of }
      : r.eat("owner") || r.eat("owners")
        ? { kind: "owner", of }
        : undefined;
  if (player === undefined) return undefined;
  // “That creature's controller sacrifices it”: the object is named now, and the player is “that player”.
  r.scope = { ...(named === undefined || named.act.kind === "self" ? before : withThing(before, named)), player };
  return player;
}

/** “Its”, “their”, “that creature's”, “~'s”: the object whose number, controller or owner is meant. */
export function possessiveObject(r: Reader): import("@obverse/core").Selector | undefined {
  if (r.eat("its") || r.eat("his") || r.eat("her")) return thing(r, "one");
  if (r.eat("their")) return thing(r, "many") ?? thing(r, "one");
  if (!r.contains("'s")) return undefined;
  const found = objectReference(r);
  if (found === undefined || !r.eat("'s")) return undefined;
  return found.read;
}

function thing(r: Reader, number: "one" | "many"): import("@obverse/core").Selector | undefined {
  return r.scope.things.find((candidate) => candidate.number === number)?.read;
}

/** Reads whose: “your”, “their”, “that player's”, “each opponent's”, “an opponent's”, “its owner's”. */
export function possessor(r: Reader): PlayerRef | undefined {
  const subject = r.scope.subject ?? r.scope.player;
  if (subject !== undefined && r.eat("one of their opponents 's"))
    return { kind: "choose", chooser: subject, from: { kind: "opponents", of: subject } };
  if (r.eat("your opponents") && r.eat("'s")) return { kind: "opponents" };
  if (r.eat("your")) return { kind: "you" };
  if (r.eat("an opponent") && r.eat("'s")) return { kind: "opponents" };
  const player = r.attempt(playerPossessive);
  if (player !== undefined) return player;
  if (r.eat("their") || r.eat("his or her")) return r.scope.subject ?? r.scope.player;
  return undefined;
}

function playerPossessive(r: Reader): PlayerRef | undefined {
  if (!r.contains("'s")) return undefined;
  const found = playerRef(r);
  return found !== undefined && r.eat("'s") ? found : undefined;
}

function objectPossessive(r: Reader): ReturnType<typeof objectReference> {
  if (!r.contains("'s")) return undefined;
  const found = objectReference(r);
  return found !== undefined && r.eat("'s") ? found : undefined;
}
