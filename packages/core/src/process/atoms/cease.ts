import type { ObjectId } from "../../model/ids.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { snapshot, takeAway } from "./leave.ts";

/** A token or a copy of a spell that is where it can't be ceases to exist (704.5d–e). Nothing triggers on it. */
export function* cease(p: Process, id: ObjectId, rule: RuleKey): Procedure {
  const object = cardObjectAt(p.state, id);
  if (object === undefined) return;
  takeAway(p, snapshot(p.state, object));
  emit(p, { kind: "state-based", object: id, rules: [rule] });
}
