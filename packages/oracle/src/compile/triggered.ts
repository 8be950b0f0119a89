import type { Trigger, TriggeredAbility, Zone } from "@obverse/core";
import { body } from "../grammar/effects/body.ts";
import { conditionWithCounters } from "../grammar/effects/sentence.ts";
import { zonesOfItself } from "../grammar/own-zones.ts";
import { Reader } from "../grammar/reader.ts";
import { withThing } from "../grammar/references.ts";
import { triggers } from "../grammar/trigger/trigger.ts";
import type { Token } from "../tokens/token.ts";

/** Reads “When/whenever/at …, [if …,] effect” (603). */
export function triggeredAbility(r: Reader): TriggeredAbility | undefined {
  r.scope = withThing(r.scope, { act: { kind: "self" }, read: { kind: "self" }, nouns: [], number: "one" });
  const found = triggers(r);
  if (found === undefined || !r.eat(",")) return undefined;
  const that = r.attempt((inner) => {
    if (!inner.eat("if")) return undefined;
    const read = conditionWithCounters(inner);
    return read !== undefined && inner.eat(",") ? read : undefined;
  });
  const rest = r.tokens.slice(r.at);
  const limit = limitOf(rest);
  const inner = new Reader(limit.tokens, r.source, r.scope, r.progress);
  const effects = body(inner);
  if (effects === undefined) return undefined;
  r.at = r.tokens.length;
  return {
    kind: "triggered",
    triggers: found,
    ...(that === undefined ? {} : { condition: that }),
    ...effects,
    ...(limit.times === undefined ? {} : { limit: limit.times }),
    ...zones(found, inner.scope.selfIn === undefined ? zonesOfItself(that) : [inner.scope.selfIn]),
  };
}

/** “This ability triggers only once each turn.” */
function limitOf(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly times?: TriggeredAbility["limit"] & {};
} {
  const words = tokens.map((token) => token.word).join(" ");
  for (const [phrase, per] of [
    ["this ability triggers only once each turn .", "turn"],
    ["do this only once each turn .", "turn"],
    ["this ability triggers only once .", "game"],
  ] as const) {
    if (words.endsWith(phrase)) {
      const doing = phrase.startsWith("do this") ? { of: "doing" as const } : {};
      return { tokens: tokens.slice(0, tokens.length - phrase.split(" ").length), times: { times: 1, per, ...doing } };
    }
  }
  return { tokens };
}

/** Where it works, where that isn't the battlefield: as it is cast, the stack (113.6). */
function zones(found: readonly Trigger[], selfIn: readonly Zone[] | undefined): Pick<TriggeredAbility, "from"> {
  const own = found.every(
    (trigger) => trigger.kind === "cast" && trigger.spell.kind === "is" && trigger.spell.what.kind === "self",
  );
  if (own) return { from: ["stack"] };
  if (selfIn === undefined) return {};
  return !selfIn.includes("battlefield") && found.some((trigger) => trigger.kind === "dies") ? {} : { from: selfIn };
}
