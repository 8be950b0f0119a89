import type { GameState } from "../../model/state.ts";
import { matches } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import type { RuleKey } from "../../rules/rules.ts";
import type { Entering } from "../atoms/entering.ts";

/** Whether something says that a permanent, as it would exist, can't enter the battlefield (614.17d). */
export function prohibitionOf(would: GameState, entering: Entering): Entering["prevented"] {
  for (const { rule, context } of rulesInForce(would, "cannot-enter")) {
    if (rule.from !== undefined && (entering.from === undefined || !rule.from.includes(entering.from))) continue;
    if (!matches(would, context, rule.what, { object: entering.id })) continue;
    return { code: "cannot-enter", rules: rulesOf(entering) };
  }
  return undefined;
}

/** What is to be manifested or cloaked stays where it is, unmanifested (701.40f, 701.58f). */
function rulesOf({ object }: Entering): readonly RuleKey[] {
  switch (object.faceDown?.cause) {
    case "manifest":
      return ["701.40f", "614.17d"];
    case "cloak":
      return ["701.58f", "614.17d"];
    default:
      return ["614.17d", "101.2"];
  }
}
