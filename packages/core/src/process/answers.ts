import type { Answer, Decision } from "../model/decision.ts";
import type { TargetRef } from "../model/object.ts";
import { obeyed } from "./combat/block-requirements.ts";
import { haveInCommon, keyOf, oneForEach } from "./pick-domain.ts";

const sameRef = (a: TargetRef, b: TargetRef): boolean =>
  "object" in a ? "object" in b && a.object === b.object : "player" in b && a.player === b.player;
const isWhole = (value: number): boolean => Number.isInteger(value);
const distinct = (values: readonly number[]): boolean => new Set(values).size === values.length;

/** Whether an answer lies in the domain of a decision. */
export function isLegalAnswer(decision: Decision, answer: Answer): boolean {
  switch (decision.kind) {
    case "priority":
      return false;
    case "may":
    case "pay":
      return answer.kind === decision.kind && (decision.only === undefined || decision.only === answer.yes);
    case "pick":
    case "target":
      return answer.kind === decision.kind && isLegalPick(decision, answer.chosen);
    case "order":
      return (
        answer.kind === "order" &&
        answer.order.length === decision.items.length &&
        distinct(answer.order) &&
        answer.order.every((at) => isWhole(at) && at >= 0 && at < decision.items.length)
      );
    case "mode":
      return (
        answer.kind === "mode" &&
        answer.modes.length >= decision.min &&
        answer.modes.length <= decision.max &&
        answer.modes.every((mode) => decision.legal.includes(mode)) &&
        (decision.repeat === true || distinct(answer.modes))
      );
    case "face":
      return answer.kind === "face" && decision.options.includes(answer.face);
    case "number":
      return (
        answer.kind === "number" &&
        isWhole(answer.number) &&
        answer.number >= decision.min &&
        answer.number <= decision.max &&
        decision.except?.includes(answer.number) !== true
      );
    case "name":
      return (
        answer.kind === "name" &&
        (decision.options === undefined ? answer.text.trim() !== "" : decision.options.includes(answer.text))
      );
    case "color":
      return (
        answer.kind === "color" &&
        answer.colors.length === decision.count &&
        answer.colors.every((color) => decision.options.includes(color))
      );
    case "type":
      return (
        answer.kind === "type" &&
        (decision.options.includes(answer.text) ||
          (decision.creature === true && decision.options.length === 0 && answer.text !== ""))
      );
    case "position":
      return answer.kind === "position" && decision.options.includes(answer.text);
    case "divide":
      return (
        answer.kind === "divide" &&
        answer.amounts.length === decision.among.length &&
        answer.amounts.every((amount) => isWhole(amount) && amount >= decision.each) &&
        answer.amounts.reduce((sum, amount) => sum + amount, 0) === decision.total &&
        tramplesLegally(decision.lethal, answer.amounts)
      );
    case "replace":
      return (
        answer.kind === "replace" &&
        isWhole(answer.index) &&
        answer.index >= 0 &&
        answer.index < decision.options.length
      );
    case "attackers":
      return (
        answer.kind === "attackers" &&
        distinct(answer.attacks.map((attack) => attack.attacker)) &&
        answer.attacks.every((attack) =>
          decision.options.some(
            (option) => option.attacker === attack.attacker && option.defenders.includes(attack.defender),
          ),
        ) &&
        decision.required.every((id) => answer.attacks.some((attack) => attack.attacker === id))
      );
    case "blockers":
      return answer.kind === "blockers" && isLegalBlock(decision, answer.blocks);
    case "random":
      return (
        answer.kind === "random" &&
        answer.results.length === decision.sides.length &&
        answer.results.every((result, at) => isWhole(result) && result >= 0 && result < (decision.sides[at] ?? 0))
      );
  }
}

/** Trample: what lies last gets damage only where all others have lethal damage (702.19b). */
function tramplesLegally(lethal: readonly number[] | undefined, amounts: readonly number[]): boolean {
  return (
    lethal === undefined || (amounts.at(-1) ?? 0) === 0 || lethal.every((least, at) => (amounts[at] ?? 0) >= least)
  );
}

function isLegalBlock(
  decision: Extract<Decision, { kind: "blockers" }>,
  blocks: Extract<Answer, { kind: "blockers" }>["blocks"],
): boolean {
  const by = (id: number): number => blocks.filter((block) => block.blocker === id).length;
  const on = (id: number): number => blocks.filter((block) => block.attacker === id).length;
  const pairs = new Set(blocks.map((block) => `${block.blocker}:${block.attacker}`));
  return (
    pairs.size === blocks.length &&
    blocks.every((block) =>
      decision.options.some(
        (option) =>
          option.blocker === block.blocker &&
          option.attackers.includes(block.attacker) &&
          by(block.blocker) <= option.most,
      ),
    ) &&
    blocks.every(({ attacker }) => {
      const limit = decision.limits[attacker];
      return limit === undefined || (on(attacker) >= limit.least && on(attacker) <= limit.most);
    }) &&
    obeyed(decision.requirements, blocks) >= decision.obeyable
  );
}

function isLegalPick(decision: Extract<Decision, { kind: "pick" | "target" }>, chosen: readonly TargetRef[]): boolean {
  if (chosen.length < decision.min || chosen.length > decision.max) return false;
  if (
    !chosen.every(
      (ref, at) =>
        decision.from.some((option) => sameRef(option, ref)) &&
        !chosen.slice(0, at).some((other) => sameRef(other, ref)),
    )
  )
    return false;
  const { sum, groups, alike, inCommon, oneOfEach } = decision;
  if (groups !== undefined && !distinct(chosen.flatMap((ref) => groups[keyOf(ref)] ?? []))) return false;
  if (alike !== undefined && new Set(chosen.map((ref) => alike[keyOf(ref)])).size > 1) return false;
  if (inCommon !== undefined && !haveInCommon(inCommon, chosen.map(keyOf))) return false;
  if (oneOfEach !== undefined && oneForEach(oneOfEach, chosen.map(keyOf)) === undefined) return false;
  if (sum === undefined) return true;
  const total = chosen.reduce((all, ref) => all + (sum.of[keyOf(ref)] ?? 0), 0);
  return (sum.atLeast === undefined || total >= sum.atLeast) && (sum.atMost === undefined || total <= sum.atMost);
}

/** Whether the numbers of all options together only just reach what is asked, so that none can be left out. */
function needsAll({ from, max, sum, groups }: Extract<Decision, { kind: "pick" | "target" }>): boolean {
  if (sum?.atLeast === undefined || sum.atMost !== undefined || groups !== undefined || max < from.length) return false;
  const { atLeast } = sum;
  const numbers = from.map((ref) => sum.of[keyOf(ref)] ?? 0);
  const total = numbers.reduce((all, one) => all + one, 0);
  return total >= atLeast && numbers.every((one) => one > 0 && total - one < atLeast);
}

/** The answer that a decision's domain leaves no choice about, if there is just one. */
export function onlyAnswer(decision: Decision): Answer | undefined {
  switch (decision.kind) {
    case "may":
    case "pay":
      return decision.only === undefined ? undefined : { kind: decision.kind, yes: decision.only };
    case "pick":
    case "target":
      if (decision.max === 0) return { kind: decision.kind, chosen: [] };
      if (needsAll(decision)) return { kind: decision.kind, chosen: decision.from };
      return decision.min === decision.from.length &&
        decision.from.length <= decision.max &&
        decision.groups === undefined &&
        decision.alike === undefined &&
        decision.inCommon === undefined &&
        decision.sum?.atMost === undefined
        ? { kind: decision.kind, chosen: decision.from }
        : undefined;
    case "order":
      return decision.items.length < 2 ? { kind: "order", order: decision.items.map((_, at) => at) } : undefined;
    case "mode": {
      const [mode, ...others] = decision.legal;
      if (decision.repeat === true)
        return mode !== undefined && others.length === 0 && decision.min === decision.max
          ? { kind: "mode", modes: Array.from({ length: decision.min }, () => mode) }
          : undefined;
      return decision.legal.length === decision.min ? { kind: "mode", modes: decision.legal } : undefined;
    }
    case "name": {
      const [text, ...others] = decision.options ?? [];
      return text !== undefined && others.length === 0 ? { kind: "name", text } : undefined;
    }
    case "face": {
      const [face, ...others] = decision.options;
      return face !== undefined && others.length === 0 ? { kind: "face", face } : undefined;
    }
    case "number":
      return decision.min === decision.max ? { kind: "number", number: decision.min } : undefined;
    case "color":
      return decision.options.length === 1 && decision.count === 1
        ? { kind: "color", colors: decision.options }
        : undefined;
    case "type":
    case "position": {
      const [text, ...others] = decision.options;
      return text !== undefined && others.length === 0 ? { kind: decision.kind, text } : undefined;
    }
    case "divide":
      return decision.among.length === 1
        ? { kind: "divide", amounts: [decision.total] }
        : decision.total === decision.each * decision.among.length
          ? { kind: "divide", amounts: decision.among.map(() => decision.each) }
          : undefined;
    case "replace":
      return decision.options.length === 1 || decision.alike === true ? { kind: "replace", index: 0 } : undefined;
    case "attackers":
      return decision.options.length === 0 ? { kind: "attackers", attacks: [] } : undefined;
    case "blockers":
      return decision.options.length === 0 ? { kind: "blockers", blocks: [] } : undefined;
    case "random":
      return decision.sides.every((sides) => sides === 1)
        ? { kind: "random", results: decision.sides.map(() => 0) }
        : undefined;
    default:
      return undefined;
  }
}
