import type { FixedModification } from "../model/state.ts";
import type { RuleKey } from "../rules/rules.ts";

/** A layer or sublayer, with its rule. Layer 1 is in `copy-layer.ts`: it makes the copiable values. */
export interface Layer {
  readonly id: LayerId;
  readonly rule: RuleKey;
}

/** The layers from the second on, in the order in which they are applied (613.1, 613.4). */
export const LAYERS: readonly Layer[] = [
  { id: "2", rule: "613.1b" },
  { id: "3", rule: "613.1c" },
  { id: "4", rule: "613.1d" },
  { id: "5", rule: "613.1e" },
  { id: "6", rule: "613.1f" },
  { id: "7a", rule: "613.4a" },
  { id: "7b", rule: "613.4b" },
  { id: "7c", rule: "613.4c" },
  { id: "7d", rule: "613.4d" },
];

/** A layer or sublayer from the second on. */
export type LayerId = "2" | "3" | "4" | "5" | "6" | "7a" | "7b" | "7c" | "7d";

const LAYER_OF: Readonly<Record<FixedModification["kind"], LayerId | "1" | "none">> = {
  copy: "1",
  "copy-of": "1",
  control: "2",
  "set-name": "3",
  "add-types": "4",
  "set-types": "4",
  "remove-types": "4",
  "add-creature-types": "4",
  "add-chosen-type": "4",
  "creature-types-of": "4",
  "set-colors": "5",
  "add-colors": "5",
  gain: "6",
  "gain-protection-chosen": "6",
  "gain-abilities-of": "6",
  lose: "6",
  "lose-all-abilities": "6",
  "set-power-toughness": "7b",
  "modify-power-toughness": "7c",
  "switch-power-toughness": "7d",
  restriction: "none",
};

/** The layer in which a modification applies; of a characteristic-defining ability, power and toughness come first (613.4a). `none`: it changes no characteristic. */
export function layerOf(modification: FixedModification, defining?: true): LayerId | "1" | "none" {
  return defining === true && modification.kind === "set-power-toughness" ? "7a" : LAYER_OF[modification.kind];
}
