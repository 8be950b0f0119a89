import { type Answer, type Decision, fittingPicks, isLegalAnswer } from "@obverse/core";

/** The first legal answer of a fixed order: yes before no, as few as may be chosen but one where one may, the first of a list. Nothing: none was found. */
export function firstAnswer(decision: Decision): Answer | undefined {
  for (const answer of inOrder(decision)) if (isLegalAnswer(decision, answer)) return answer;
  return undefined;
}

function* inOrder(decision: Decision): Generator<Answer> {
  switch (decision.kind) {
    case "priority":
      return;
    case "may":
    case "pay":
      yield { kind: decision.kind, yes: true };
      return;
    case "pick":
    case "target": {
      const most = Math.min(decision.max, decision.from.length);
      for (let count = Math.min(Math.max(decision.min, 1), most); count <= most; count++)
        for (let from = 0; from + count <= decision.from.length; from++)
          yield { kind: decision.kind, chosen: decision.from.slice(from, from + count) };
      for (const chosen of fittingPicks(decision)) yield { kind: decision.kind, chosen };
      yield { kind: decision.kind, chosen: [] };
      return;
    }
    case "order":
      yield { kind: "order", order: decision.items.map((_, at) => at) };
      return;
    case "mode":
      for (let count = Math.max(decision.min, 1); count <= decision.max; count++) {
        yield { kind: "mode", modes: decision.legal.slice(0, count) };
        yield { kind: "mode", modes: Array.from({ length: count }, () => decision.legal[0] ?? 0) };
      }
      yield { kind: "mode", modes: [] };
      return;
    case "face":
      for (const face of decision.options) yield { kind: "face", face };
      return;
    case "number":
      yield { kind: "number", number: Math.min(decision.max, Math.max(decision.min, 2)) };
      yield { kind: "number", number: decision.min };
      return;
    case "name":
      yield { kind: "name", text: decision.options?.[0] ?? "Stand-in Creature" };
      return;
    case "color":
      yield { kind: "color", colors: decision.options.slice(0, decision.count) };
      return;
    case "type":
      for (const text of [...decision.options, "Human"]) yield { kind: "type", text };
      return;
    case "position":
      for (const text of decision.options) yield { kind: "position", text };
      return;
    case "divide": {
      const left = decision.total - decision.each * decision.among.length;
      for (let all = 0; all < decision.among.length; all++)
        yield { kind: "divide", amounts: decision.among.map((_, at) => decision.each + (at === all ? left : 0)) };
      yield { kind: "divide", amounts: lethalFirst(decision) };
      return;
    }
    case "replace":
      yield { kind: "replace", index: 0 };
      return;
    case "attackers":
      for (let defender = 0; defender < 1; defender++)
        yield {
          kind: "attackers",
          attacks: decision.options.flatMap(({ attacker, defenders: [first] }) =>
            first === undefined ? [] : [{ attacker, defender: first }],
          ),
        };
      yield { kind: "attackers", attacks: [] };
      return;
    case "blockers": {
      const [first] = decision.options;
      const [attacker] = first?.attackers ?? [];
      if (first !== undefined && attacker !== undefined)
        yield { kind: "blockers", blocks: [{ blocker: first.blocker, attacker }] };
      yield { kind: "blockers", blocks: [] };
      yield {
        kind: "blockers",
        blocks: decision.options.flatMap(({ blocker, attackers: [one] }) =>
          one === undefined ? [] : [{ blocker, attacker: one }],
        ),
      };
      return;
    }
    case "random":
      yield { kind: "random", results: decision.sides.map(() => 0) };
      return;
  }
}

function lethalFirst(decision: Extract<Decision, { kind: "divide" }>): readonly number[] {
  let left = decision.total;
  return decision.among.map((_, at) => {
    const wanted = at === decision.among.length - 1 ? left : Math.min(left, decision.lethal?.[at] ?? decision.each);
    left -= wanted;
    return wanted;
  });
}
