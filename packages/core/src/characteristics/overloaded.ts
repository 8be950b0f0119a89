import type { Ability, SpellAbility } from "../ability/ability.ts";
import type { TargetSlot } from "../ability/target.ts";
import { unsupported } from "../model/unsupported.ts";

const known = new WeakMap<Ability, Ability>();

/** An ability of a spell cast for its overload cost: “target” reads “each” (702.96a–b), so it has no targets. */
export function overloaded(ability: Ability): Ability {
  if (ability.kind !== "spell") return ability;
  let found = known.get(ability);
  if (found === undefined) {
    found = withEach(ability);
    known.set(ability, found);
  }
  return found;
}

/** The places in an instruction where what is acted on stands. */
const ACTED_ON: ReadonlySet<string> = new Set(["what", "on", "to"]);

function withEach({ targets = [], ...rest }: SpellAbility): SpellAbility {
  if (rest.modal !== undefined) return unsupported("overload of a modal spell");
  return { ...rest, effect: replaced(rest.effect, "effect", targets) as SpellAbility["effect"] }; // the same tree with other selectors
}

function replaced(value: unknown, at: string, targets: readonly TargetSlot[]): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, at, targets));
  if (typeof value !== "object" || value === null) return value;
  if ("kind" in value && value.kind === "target" && "slot" in value) {
    const slot = ACTED_ON.has(at) ? targets[Number(value.slot)] : undefined;
    if (slot === undefined || slot.forEach !== undefined)
      return unsupported("overload of words besides what is acted on");
    const { filter, zone, of } = slot;
    return { kind: "all", filter, ...(zone === undefined ? {} : { zone }), ...(of === undefined ? {} : { of }) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, key, targets)]));
}
