import type { Ability } from "../ability/ability.ts";
import type { Condition } from "../ability/condition.ts";
import type { Effect } from "../ability/effect.ts";
import type { Filter } from "../ability/filter.ts";
import type { Selector } from "../ability/selector.ts";
import { all, CREATURE, ENTERS, not, OTHER, SELF, THAT, whenever, YOU, YOURS } from "./phrases.ts";

const UNPAIRED: Filter = not({ kind: "status", status: "paired" });
const PARTNER: Filter = all(CREATURE, YOURS, OTHER, UNPAIRED);
const OWN: Condition = { kind: "matches", what: SELF, filter: all(CREATURE, YOURS, UNPAIRED) };

const pair = (what: Selector): readonly Effect[] => [
  { kind: "may", who: YOU, steps: [{ kind: "action", action: "pair", what }] },
];

/** 702.95a: as it enters another is chosen; as another enters it is that one. */
export const SOULBOND: readonly Ability[] = [
  whenever(ENTERS, pair({ kind: "choose", chooser: YOU, filter: PARTNER, min: 1, max: 1 }), {
    condition: {
      kind: "and",
      of: [OWN, { kind: "compare", left: { kind: "count", filter: PARTNER }, is: ">", right: 0 }],
    },
  }),
  whenever({ kind: "enters", subject: all(CREATURE, YOURS, OTHER) }, pair(THAT), {
    condition: { kind: "and", of: [OWN, { kind: "matches", what: THAT, filter: PARTNER }] },
  }),
];
