import { type Answer, type Decision, isLegalAnswer, type TargetRef } from "@obverse/core";
import type { Chance } from "./random.ts";

/** A legal answer to a decision by chance. Throws where none is found: no decision may be without one. */
export function randomAnswer(decision: Decision, chance: Chance): Answer {
  for (let tries = 0; tries < 200; tries++) {
    const answer = guess(decision, chance, tries);
    if (isLegalAnswer(decision, answer)) return answer;
  }
  throw new Error(`no legal answer found to ${JSON.stringify(decision)}`);
}

function guess(decision: Decision, chance: Chance, tries: number): Answer {
  switch (decision.kind) {
    case "priority":
      throw new Error("priority takes an action");
    case "may":
    case "pay":
      return { kind: decision.kind, yes: chance.below(2) === 1 };
    case "pick":
    case "target": {
      const most = Math.min(decision.max, decision.from.length);
      const count =
        tries > 150
          ? decision.min
          : tries > 100
            ? most
            : Math.min(most, decision.min + chance.below(most - decision.min + 1));
      return { kind: decision.kind, chosen: chance.some<TargetRef>(decision.from, count) };
    }
    case "order":
      return {
        kind: "order",
        order: chance.some(
          decision.items.map((_, at) => at),
          decision.items.length,
        ),
      };
    case "mode": {
      const most = decision.repeat === true ? decision.max : Math.min(decision.max, decision.legal.length);
      const count = decision.min + chance.below(most - decision.min + 1);
      return {
        kind: "mode",
        modes:
          decision.repeat === true
            ? Array.from({ length: count }, () => chance.pick(decision.legal))
            : chance.some(decision.legal, count),
      };
    }
    case "face":
      return { kind: "face", face: chance.pick(decision.options) };
    case "number":
      return {
        kind: "number",
        number: decision.min + chance.below(Math.min(decision.max - decision.min, 6 + tries) + 1),
      };
    case "name":
      return { kind: "name", text: decision.options === undefined ? "Grizzly Bears" : chance.pick(decision.options) };
    case "color":
      return { kind: "color", colors: chance.some(decision.options, decision.count) };
    case "type":
      return { kind: "type", text: decision.options.length === 0 ? "Werewolf" : chance.pick(decision.options) };
    case "position":
      return { kind: "position", text: chance.pick(decision.options) };
    case "divide":
      return { kind: "divide", amounts: divided(decision.total, decision.among.length, decision.each, chance, tries) };
    case "replace":
      return { kind: "replace", index: chance.below(decision.options.length) };
    case "attackers": {
      const attacking = decision.options.filter(
        ({ attacker }) => decision.required.includes(attacker) || chance.below(2) === 1,
      );
      return {
        kind: "attackers",
        attacks: attacking.map(({ attacker, defenders }) => ({ attacker, defender: chance.pick(defenders) })),
      };
    }
    case "blockers": {
      const blocking = decision.options.filter(() => decision.obeyable > 0 || (tries < 100 && chance.below(3) === 1));
      return {
        kind: "blockers",
        blocks: blocking.map(({ blocker, attackers }) => ({ blocker, attacker: chance.pick(attackers) })),
      };
    }
    case "random":
      return { kind: "random", results: decision.sides.map((sides) => chance.below(sides)) };
  }
}

function divided(total: number, parts: number, each: number, chance: Chance, tries: number): readonly number[] {
  const amounts = Array.from({ length: parts }, () => each);
  for (let left = total - each * parts; left > 0; left--) {
    const at = tries > 100 ? 0 : chance.below(parts);
    amounts[at] = (amounts[at] ?? 0) + 1;
  }
  return amounts;
}
