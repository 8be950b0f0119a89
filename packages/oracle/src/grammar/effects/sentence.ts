import type { Condition, Effect } from "@obverse/core";
import { numberOf } from "../../vocabulary/numbers.ts";
import { condition } from "../condition/condition.ts";
import { duration } from "../duration.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withoutResults, withThing } from "../references.ts";
import { SELF } from "../selector/reference.ts";
import { amend } from "./amend.ts";
import { chain } from "./chain.ts";
import { dealsDamage } from "./damage.ts";
import { delayed, reflexive } from "./delayed.ts";
import { withEach } from "./for-each.ts";
import { instruct } from "./instruct.ts";
import { otherDamage } from "./other-amount.ts";
import { effectReplacement } from "./replacing.ts";
import { afterThatTurn } from "./turns.ts";

/** All instructions so far, and where those of the last sentence begin. */
export interface Sentences {
  readonly effects: readonly Effect[];
  readonly from: number;
}

/** Reads one sentence. It may add instructions, or change what the sentence before it said (“instead”, “otherwise”). */
export function sentence(r: Reader, before: readonly Effect[], previous: number): Sentences | undefined {
  if (saysInstead(r)) r.scope = withoutResults(r.scope, before.slice(previous));
  const amended = before.length === 0 ? undefined : r.attempt((inner) => amend(inner, before, previous));
  if (amended !== undefined) return { effects: amended, from: Math.min(previous, amended.length) };
  const conditional =
    r.word() === "if" || r.word(1) === "if"
      ? r.attempt((inner) => conditionalSentence(inner, before, previous))
      : undefined;
  if (conditional !== undefined) return conditional;
  const plain =
    (r.contains("instead") ? r.attempt((inner) => otherDamage(inner, before.slice(previous))) : undefined) ??
    statement(r);
  if (plain === undefined) return undefined;
  const swapped = swap(r, before, previous, plain);
  if (swapped !== undefined) return swapped;
  return { effects: [...before, ...plain], from: before.length };
}

/** Whether the sentence takes the place of the one before it. */
function saysInstead(r: Reader): boolean {
  if (!r.contains("instead")) return false;
  for (let ahead = 0; ; ahead += 1) {
    const word = r.word(ahead);
    if (word === "" || word === ".") return false;
    if (word === "instead" && r.word(ahead + 1) !== "of") return true;
  }
}

/** Reads what can stand as a sentence or after a condition. */
export function statement(r: Reader): readonly Effect[] | undefined {
  if (r.word(1) !== "if" && r.eat("then")) r.eat(",");
  return r.oneOf<readonly Effect[]>(STATEMENTS.get(r.word()) ?? PLAIN);
}

type Statement = (r: Reader) => readonly Effect[] | undefined;

const PLAIN: readonly Statement[] = [chain];
const LASTING: readonly Statement[] = [lasting, chain];
/** What a sentence can be by its first word. */
const STATEMENTS: ReadonlyMap<string, readonly Statement[]> = new Map<string, readonly Statement[]>([
  ["when", [reflexive, delayed]],
  ["whenever", [delayed]],
  ["at", [delayed]],
  ["if", [effectReplacement, chain]],
  ["the", [effectReplacement, chain]],
  ["all", [effectReplacement, chain]],
  ["damage", [effectReplacement, chain]],
  ["after", [afterThatTurn, chain]],
  ["you", [secretChoice, chain]],
  ["until", LASTING],
  ["this", LASTING],
  ["during", LASTING],
  ["for", [lasting, withEach, chain]],
  ["as", LASTING],
]);

/** “You and target opponent each secretly choose 1, 2, or 3. Then those choices are revealed”. */
function secretChoice(r: Reader): readonly Effect[] | undefined {
  if (!r.contains("secretly") || !r.eat("you and")) return undefined;
  const other = playerRef(r);
  if (other === undefined || !r.eat("each secretly choose")) return undefined;
  const numbers: number[] = [];
  for (;;) {
    const number = numberOf(r.word());
    if (number === undefined) break;
    numbers.push(number);
    r.at += 1;
    if (r.eatAny(", or", "or", ",") === undefined) break;
  }
  const [min = 0] = numbers;
  if (numbers.length < 2 || numbers.some((number, at) => number !== min + at)) return undefined;
  if (!r.eat(". then those choices are revealed")) return undefined;
  return [
    instruct(r, { kind: "choose-secretly", choosers: [{ kind: "you" }, other], min, max: min + numbers.length - 1 }),
  ];
}

/** What can follow a duration. */
const LATER: readonly Statement[] = [delayed, withEach, chain];
const LATER_IF: readonly Statement[] = [effectReplacement, ...LATER];

/** “Until end of turn, …”. */
function lasting(r: Reader): readonly Effect[] | undefined {
  const time = duration(r);
  if (time === undefined || !r.eat(",")) return undefined;
  const outer = r.scope.lasting;
  r.scope = scopeWith(r.scope, { lasting: time });
  const found = r.oneOf<readonly Effect[]>(r.word() === "if" ? LATER_IF : LATER);
  r.scope = scopeWith(r.scope, { lasting: outer });
  return found;
}

/** “If …, …”, with “instead” where it replaces the sentence before. */
function conditionalSentence(r: Reader, before: readonly Effect[], previous: number): Sentences | undefined {
  r.eat("then");
  if (!r.eat("if")) return undefined;
  const ofAll = r.sees("no one does") || r.sees("no player does");
  const that = r.attempt((inner) => sameQuestion(inner, before.at(-1))) ?? conditionWithCounters(r);
  if (that === undefined || !r.eat(",")) return undefined;
  const early = r.eat("instead");
  r.scope = withoutAlternative(r, before, that);
  const then =
    r.attempt((inner) => otherDamage(inner, before.slice(previous))) ??
    (that.kind === "paid" ? r.attempt(damageBySpell) : undefined) ??
    statement(r);
  if (then === undefined) return undefined;
  if (early || r.eat("instead"))
    return {
      effects: [...before.slice(0, previous), { kind: "if", condition: that, then, else: before.slice(previous) }],
      from: previous,
    };
  return (ofAll ? ifNobody(before, that, then) : undefined) ?? join(r, before, that, then);
}

/** “If this spell was kicked, it deals 2 damage to …”: the spell does, whatever it has acted on before. */
function damageBySpell(r: Reader): readonly Effect[] | undefined {
  if (!r.scope.host.types.some((type) => type === "instant" || type === "sorcery") || !r.eat("it")) return undefined;
  return dealsDamage(r, SELF);
}

/** “Any player may …. If no one does, …” asks of all the players together: it isn't what each of them does otherwise. */
function ifNobody(before: readonly Effect[], that: Condition, then: readonly Effect[]): Sentences | undefined {
  const last = before.at(-1);
  if (last?.kind !== "may" || that.kind !== "not" || that.of.kind !== "done") return undefined;
  const name = last.as ?? `${that.of.name}'`;
  const condition: Condition = { kind: "not", of: { kind: "done", name } };
  return {
    effects: [...before.slice(0, -1), { ...last, as: name }, { kind: "if", condition, then }],
    from: before.length - 1,
  };
}

/** “If it's a Bison card, …. If it's a land card, …”: it is the card that was asked about before, whatever became of that. */
function sameQuestion(r: Reader, last: Effect | undefined): Condition | undefined {
  if (last?.kind !== "if" || last.condition.kind !== "matches") return undefined;
  const { things } = r.scope;
  r.scope = withoutResults(r.scope, last.then);
  const that = conditionWithCounters(r);
  r.scope = scopeWith(r.scope, { things });
  const isSame = that?.kind === "matches" && JSON.stringify(that.what) === JSON.stringify(last.condition.what);
  return isSame ? that : undefined;
}

/** “If it's a land card, …. If it isn't, …”: what was done in the one case is nothing to speak of in the other. */
function withoutAlternative(r: Reader, before: readonly Effect[], that: Condition): Reader["scope"] {
  const last = before.at(-1);
  // “If you don't, put it into your hand”: what wasn't done has made or moved nothing.
  if (last !== undefined && that.kind === "not" && that.of.kind === "done" && that.of.filter === undefined)
    return withoutResults(r.scope, [last]);
  if (last?.kind !== "if" || last.condition.kind !== "matches" || that.kind !== "matches") return r.scope;
  const about = JSON.stringify(that.what);
  if (JSON.stringify(last.condition.what) !== about) return r.scope;
  const scope = withoutResults(r.scope, [last]);
  const own = scope.things.find((thing) => JSON.stringify(thing.read) === about);
  return own === undefined ? r.scope : withThing(scope, own);
}

/** Reads a condition; counters that it asks about are then “those counters”. */
export function conditionWithCounters(r: Reader): Condition | undefined {
  const that = condition(r);
  const of = that === undefined ? undefined : countersOf(that);
  if (of !== undefined) r.scope = scopeWith(r.scope, { counters: of });
  return that;
}

function countersOf(
  that: Condition,
): { readonly counter: string; readonly on: import("@obverse/core").Selector } | undefined {
  if (that.kind === "compare" && typeof that.left === "object" && that.left.kind === "counters-on")
    return { counter: that.left.counter, on: that.left.of };
  if (that.kind === "matches" && that.filter.kind === "counters")
    return { counter: that.filter.counter, on: that.what };
  return undefined;
}

/** “If you do” after “you may pay” belongs to the payment; after “you may”, “if you don't” is what happens otherwise. */
function join(r: Reader, before: readonly Effect[], that: Condition, then: readonly Effect[]): Sentences {
  const last = before.at(-1);
  if (
    last?.kind === "pay" &&
    last.then.length === 0 &&
    last.otherwise === undefined &&
    that.kind === "done" &&
    that.name === last.as &&
    that.filter === undefined
  ) {
    return { effects: [...before.slice(0, -1), { ...last, then }], from: before.length - 1 };
  }
  if (
    last?.kind === "pay" &&
    last.otherwise === undefined &&
    that.kind === "not" &&
    that.of.kind === "done" &&
    that.of.name === last.as
  ) {
    return { effects: [...before.slice(0, -1), { ...last, otherwise: then }], from: before.length - 1 };
  }
  if (
    last?.kind === "may" &&
    last.otherwise === undefined &&
    that.kind === "not" &&
    that.of.kind === "done" &&
    (that.of.name === last.as || last.steps.at(-1)?.as === that.of.name)
  ) {
    return { effects: [...before.slice(0, -1), { ...last, otherwise: then }], from: before.length - 1 };
  }
  const done = that.kind === "not" ? that.of : that;
  if (last?.kind === "delayed" && done.kind === "done" && last.body.effect.at(-1)?.as === done.name) {
    const late = instruct(r, { kind: "if", condition: that, then });
    return {
      effects: [...before.slice(0, -1), { ...last, body: { ...last.body, effect: [...last.body.effect, late] } }],
      from: before.length - 1,
    };
  }
  if (last?.kind === "flip-coin" && done.kind === "done") {
    const late: Effect = { kind: "if", condition: that, then };
    const follows = (steps: readonly Effect[] | undefined): boolean =>
      JSON.stringify(steps ?? []).includes(`"as":"${done.name}"`);
    const more = follows(last.won)
      ? { ...last, won: [...last.won, instruct(r, late)] }
      : follows(last.lost)
        ? { ...last, lost: [...(last.lost ?? []), instruct(r, late)] }
        : undefined;
    if (more !== undefined) return { effects: [...before.slice(0, -1), more], from: before.length - 1 };
  }
  const effect = instruct(r, { kind: "if", condition: that, then });
  // “This way” in the next sentence still means what was done inside.
  const inner = then.at(-1)?.as;
  if (inner !== undefined) r.scope = scopeWith(r.scope, { done: inner });
  // “If you do, …. If you don't, …” both ask of the same.
  if (that.kind === "done" && that.filter === undefined) r.scope = scopeWith(r.scope, { asked: that.name });
  return { effects: [...before, effect], from: before.length };
}

/** “… instead if …” and “… instead.” after a statement. */
function swap(r: Reader, before: readonly Effect[], previous: number, then: readonly Effect[]): Sentences | undefined {
  if (!r.eat("instead if")) return undefined;
  const that = condition(r);
  if (that === undefined) return undefined;
  return {
    effects: [...before.slice(0, previous), { kind: "if", condition: that, then, else: before.slice(previous) }],
    from: previous,
  };
}
