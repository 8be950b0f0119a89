import type { Duration } from "@obverse/core";
import { condition } from "./condition/condition.ts";
import { possessor } from "./player.ts";
import type { Reader } from "./reader.ts";
import { objectReference } from "./selector/reference.ts";

/** Reads how long: “until end of turn”, “this turn”, “for as long as …”, “until ~ leaves the battlefield”. */
export function duration(r: Reader): Duration | undefined {
  return /^(until|this|for|as|during)$/.test(r.word())
    ? r.oneOf<Duration>([words, nextTurn, leaves, asLongAs])
    : undefined;
}

function words(r: Reader): Duration | undefined {
  if (r.eat("until end of turn") || r.eat("until the end of turn") || r.eat("this turn"))
    return { kind: "end-of-turn" };
  if (r.eat("until end of combat") || r.eat("this combat")) return { kind: "end-of-combat" };
  if (r.eat("for the rest of the game")) return { kind: "permanent" };
  return undefined;
}

function nextTurn(r: Reader): Duration | undefined {
  if (r.eat("until the end of your next turn")) return { kind: "end-of-next-turn", of: { kind: "you" } };
  if (r.eat("until your next end step")) return { kind: "next-step", step: "end", of: { kind: "you" } };
  if (r.eat("until your next upkeep")) return { kind: "next-step", step: "upkeep", of: { kind: "you" } };
  if (!(r.eat("until") || r.eat("during"))) return undefined;
  const end = r.eat("the end of");
  const of = possessor(r);
  if (of === undefined || !r.eat("next turn")) return undefined;
  return end || r.word(-3) === "during" ? { kind: "end-of-next-turn", of } : { kind: "next-turn", of };
}

function leaves(r: Reader): Duration | undefined {
  if (!r.eat("until")) return undefined;
  const object = objectReference(r);
  if (object === undefined) return undefined;
  if (r.eat("leaves the battlefield")) return { kind: "until-leaves", what: object.read };
  if (r.eat("is turned face down")) return { kind: "until-face-down", what: object.read };
  return undefined;
}

function asLongAs(r: Reader): Duration | undefined {
  if (!(r.eat("for as long as") || r.eat("as long as"))) return undefined;
  const exiled = r.scope.doneBy?.exiled;
  const [latest] = r.scope.things;
  const isEach = latest?.act.kind === "bound" && latest.act.name === "each";
  if (exiled !== undefined && !isEach && r.eatAny(...REMAINING) !== undefined)
    return {
      kind: "as-long-as",
      condition: { kind: "matches", what: { kind: "bound", name: exiled }, filter: { kind: "zone", zone: "exile" } },
    };
  const that = condition(r);
  return that === undefined ? undefined : { kind: "as-long-as", condition: that };
}

/** How it is said that what was exiled last still is, whatever else was named since. */
const REMAINING = [
  "it remains exiled",
  "they remain exiled",
  "that card remains exiled",
  "those cards remain exiled",
] as const;
