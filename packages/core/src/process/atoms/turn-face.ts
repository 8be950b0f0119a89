import type { FaceDownListing } from "../../ability/effect.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { RuleKey } from "../../rules/rules.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Turns permanents face up at the same time (708.7–8), “as turned face up” applied (708.11). `x`: chosen for a cost with X. Gives back those that turned. */
export function* turnFaceUp(_p: Process, _ids: readonly ObjectId[], _by: PlayerId, _rules: readonly RuleKey[], _more: { readonly x?: number; readonly megamorph?: true } = {}): Procedure<readonly ObjectId[]> {
  return unsupported("turning face up");
}

/** Turns permanents face down at the same time, those that can be (708.2b, 712.16). */
export function* turnFaceDown(_p: Process, _ids: readonly ObjectId[], _by: PlayerId, _values?: FaceDownListing): Procedure<readonly ObjectId[]> {
  return unsupported("turning face down");
}
