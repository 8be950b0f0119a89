import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { RuleKey } from "../../rules/rules.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Destroys permanents at the same time (701.8), regeneration and replacements considered. Gives back those destroyed, under their former ids. */
export function* destroyObjects(_p: Process, _ids: readonly ObjectId[], _source: ObjectId | undefined, _rules: readonly RuleKey[], _more: { readonly noRegeneration?: true } = {}): Procedure<readonly ObjectId[]> {
  return unsupported("destroying");
}

/** Sacrifices permanents at the same time (701.21), each by its controller. Gives back those sacrificed, under their former ids. */
export function* sacrificeObjects(_p: Process, _ids: readonly ObjectId[], _by: PlayerId, _rules: readonly RuleKey[]): Procedure<readonly ObjectId[]> {
  return unsupported("sacrificing");
}
