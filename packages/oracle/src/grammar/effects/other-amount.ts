import type { Effect } from "@obverse/core";
import { amount } from "../amount.ts";
import type { Reader } from "../reader.ts";
import { objectReference } from "../selector/reference.ts";

/** “It deals 4 damage”, before or behind “instead”: the damage of the sentence before, but so much of it (614.15). */
export function otherDamage(r: Reader, before: readonly Effect[]): readonly Effect[] | undefined {
  const [damage, more] = before;
  if (damage?.kind !== "damage" || more !== undefined || damage.divided !== undefined) return undefined;
  const by = JSON.stringify(damage.by ?? { kind: "self" });
  if (!r.eat("it") && JSON.stringify(objectReference(r)?.act) !== by) return undefined;
  if (!r.eat("deals")) return undefined;
  const worth = amount(r);
  if (worth === undefined || !r.eat("damage") || !/^(instead|\.|)$/.test(r.word())) return undefined;
  const { further } = damage;
  if (further === undefined) return [{ ...damage, amount: worth }];
  // So much to each of them, where it was the same to each.
  if (further.some((part) => JSON.stringify(part.amount) !== JSON.stringify(damage.amount))) return undefined;
  return [{ ...damage, amount: worth, further: further.map((part) => ({ ...part, amount: worth })) }];
}
