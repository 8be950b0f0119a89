import type { Ability } from "../ability/ability.ts";
import type { Filter } from "../ability/filter.ts";
import type { Selector } from "../ability/selector.ts";
import { all, ENTERS, IS_SELF, OTHER, SELF, whenever, YOU, YOURS } from "./phrases.ts";

const EXILED: Selector = { kind: "linked", link: "exiled-with" };

/** 702.72a: two linked abilities, of entering and of leaving. */
export const champion = (what: Filter): readonly Ability[] => [
  whenever(ENTERS, [
    {
      kind: "pay",
      who: YOU,
      cost: [{ kind: "exile", what: all(what, YOURS, OTHER), from: ["battlefield"], count: 1 }],
      then: [],
      otherwise: [{ kind: "sacrifice", what: SELF }],
    },
  ]),
  whenever({ kind: "leaves", subject: IS_SELF }, [
    { kind: "move", what: EXILED, to: "battlefield", arrival: { under: { kind: "owner", of: EXILED } } },
  ]),
];
