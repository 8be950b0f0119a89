import type { FaceDownListing } from "../ability/effect.ts";
import type { FaceDownCause } from "../model/object.ts";

const CREATURE: FaceDownListing = { power: 2, toughness: 2, types: ["Creature"] };
const WARDED: FaceDownListing = {
  ...CREATURE,
  abilities: [{ kind: "keyword", keyword: { name: "ward", cost: [{ kind: "mana", mana: ["2"] }] } }],
};

/** The characteristics that each cause of being face down lists (708.2a, 701.40a, 701.58a, 702.37a, 702.168a). */
const VALUES: Readonly<Record<FaceDownCause, FaceDownListing>> = {
  morph: CREATURE,
  megamorph: CREATURE,
  manifest: CREATURE,
  plain: CREATURE,
  disguise: WARDED,
  cloak: WARDED,
};

/** What a face-down object of this cause is: a 2/2 creature, with ward {2} where disguise or cloak made it so. */
export function faceDownValues(cause: FaceDownCause): FaceDownListing {
  return VALUES[cause];
}
