import type { Ability, Condition } from "@obverse/core";
import { condition } from "../grammar/condition/condition.ts";
import type { Reader } from "../grammar/reader.ts";

/** This Case is solved (719.3b). */
const SOLVED: Condition = {
  kind: "matches",
  what: { kind: "self" },
  filter: { kind: "status", status: "solved" },
};

/** Reads what stands behind “To solve —”: when the Case becomes solved (719.3a). */
export function toSolve(r: Reader): readonly Ability[] | undefined {
  const that = condition(r);
  if (that === undefined) return undefined;
  r.eat(".");
  if (!r.atEnd) return undefined;
  return [
    {
      kind: "triggered",
      triggers: [{ kind: "step", step: "end", whose: { kind: "you" } }],
      condition: { kind: "and", of: [that, { kind: "not", of: SOLVED }] },
      effect: [{ kind: "action", action: "solve", what: { kind: "self" } }],
    },
  ];
}

/** The ability behind “Solved —”, which does something only while the Case is solved (702.169). */
export function whileSolved(ability: Ability): Ability | undefined {
  switch (ability.kind) {
    case "static":
    case "replacement":
    case "triggered":
    case "activated": {
      const { condition: other } = ability;
      return { ...ability, condition: other === undefined ? SOLVED : { kind: "and", of: [SOLVED, other] } };
    }
    case "spell":
    case "keyword":
    case "unsupported":
      return undefined;
  }
}
