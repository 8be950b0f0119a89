import type { Condition, Duration, Effect, Trigger } from "@obverse/core";
import { condition } from "../condition/condition.ts";
import { duration } from "../duration.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { possessor } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withoutResults, withThing } from "../references.ts";
import { stepName } from "../trigger/steps.ts";
import { event } from "../trigger/trigger.ts";
import { sentenceBody } from "./body.ts";
import { chain } from "./chain.ts";
import { instruct } from "./instruct.ts";
import { statement } from "./sentence.ts";

/** “When you do, …” (603.12). */
export function reflexive(r: Reader): readonly Effect[] | undefined {
  const discarded = r.attempt(whenDiscarded);
  if (discarded !== undefined) {
    const body = sentenceBody(r, statement);
    return body === undefined ? undefined : [instruct(r, { kind: "when-you-do", body, condition: discarded })];
  }
  if (!(r.eat("when you do ,") || r.eat("when that player does ,"))) return undefined;
  const that = r.attempt((inner) => {
    if (!inner.eat("if")) return undefined;
    const found = condition(inner);
    return found !== undefined && inner.eat(",") ? found : undefined;
  });
  const body = sentenceBody(r, statement);
  return body === undefined
    ? undefined
    : [instruct(r, { kind: "when-you-do", body, ...(that === undefined ? {} : { condition: that }) })];
}

/** “When you discard an instant or sorcery card this way,”: of what an earlier instruction discarded. */
function whenDiscarded(r: Reader): Condition | undefined {
  const name = r.scope.doneBy?.discarded;
  if (name === undefined || !r.eat("when you discard")) return undefined;
  r.eatAny("a", "an", "one or more");
  const phrase = nounPhrase(r);
  if (phrase === undefined || !r.eat("this way ,")) return undefined;
  const bound = { kind: "bound", name } as const;
  r.scope = withThing(r.scope, { act: bound, read: bound, nouns: ["card", ...phrase.nouns], number: "one" });
  const plain = phrase.filter.kind === "card";
  return { kind: "done", name, ...(plain ? {} : { filter: phrase.filter }) };
}

/** “When that creature dies this turn, …”, “at the beginning of the next end step, …”, “whenever … this turn, …” (603.7). */
export function delayed(r: Reader): readonly Effect[] | undefined {
  const late = r.attempt(nextStep);
  if (late !== undefined) {
    if (!r.eat(",")) return undefined;
    const body = sentenceBody(r, chain);
    if (body === undefined) return undefined;
    const effect = instruct(r, { kind: "delayed", trigger: late, body });
    const done = body.effect.at(-1)?.as;
    if (done !== undefined) r.scope = scopeWith(r.scope, { done });
    return [effect];
  }
  const word = r.eatAny("whenever", "when");
  if (word === undefined) return undefined;
  const outer = r.scope;
  const found = r.attempt(playedThisWay) ?? event(r);
  const [trigger, or, third] = found ?? [];
  if (trigger === undefined || third !== undefined || (or !== undefined && word !== "whenever")) return undefined;
  const time = r.attempt(duration) ?? outer.lasting;
  if (!r.eat(",")) return undefined;
  const that = r.attempt((inner) => {
    if (!inner.eat("if")) return undefined;
    const read = condition(inner);
    return read !== undefined && inner.eat(",") ? read : undefined;
  });
  r.scope = scopeWith(r.scope, { lasting: undefined });
  const body = sentenceBody(r, chain);
  if (body === undefined) return undefined;
  if (word === "whenever" && time === undefined) return undefined;
  return [
    instruct(r, {
      kind: "delayed",
      trigger,
      ...(or === undefined ? {} : { or }),
      body,
      ...(that === undefined ? {} : { condition: that }),
      ...(word === "whenever" ? { each: true as const } : {}),
      ...(time === undefined ? {} : { duration: time }),
    }),
  ];
}

/** “You play a land or cast a spell this way”, of cards that an instruction before has exiled. */
function playedThisWay(r: Reader): readonly Trigger[] | undefined {
  if (r.scope.doneBy?.exiled === undefined || !r.eat("you play a land or cast a spell this way")) return undefined;
  const what = { kind: "exiled-with", what: { kind: "self" } } as const;
  const it = { kind: "event", role: "subject" } as const;
  r.scope = withThing(r.scope, { act: it, read: it, nouns: ["land", "spell"], number: "one" });
  const who = { kind: "you" } as const;
  return [
    { kind: "cast", who, spell: what, from: ["exile"] },
    { kind: "plays-land", who, what, from: ["exile"] },
  ];
}

/** “… at the beginning of the next end step” behind a clause. */
export function delay(r: Reader, effects: readonly Effect[]): readonly Effect[] | undefined {
  const trigger = nextStep(r);
  if (trigger === undefined) return undefined;
  const late = instruct(r, { kind: "delayed", trigger, body: { effect: effects }, ...soon(r) });
  // What will be done later is not yet there to be spoken of.
  r.scope = withoutResults(r.scope, effects);
  return [late];
}

/** “At the beginning of the next end step”, “at end of combat”, “at the beginning of your next upkeep”. */
function nextStep(r: Reader): Trigger | undefined {
  if (!r.eat("at")) return undefined;
  if (r.eat("end of combat")) return { kind: "step", step: "end-combat", whose: "each" };
  if (!r.eat("the beginning of")) return undefined;
  if (r.eat("the next turn 's upkeep")) return { kind: "step", step: "upkeep", whose: "each" };
  if (r.eat("the next")) {
    const step = stepName(r);
    return step === undefined ? undefined : { kind: "step", step, whose: "each" };
  }
  const whose = possessor(r);
  if (whose === undefined || !r.eat("next")) return undefined;
  const step = stepName(r);
  return step === undefined ? undefined : { kind: "step", step, whose };
}

/** “This turn” behind a step that must come in this turn. */
const soon = (r: Reader): { readonly duration?: Duration } =>
  r.eat("this turn") ? { duration: { kind: "end-of-turn" } } : {};
