import type { RuleKey, Switches, SwitchName } from "@obverse/core";

/** What each setting of a changed rule says, in a language. */
export type ChangeTexts = { readonly [N in SwitchName]: Readonly<Record<Switches[N], string>> };

/** The rule, by its number in the newest edition, that each change is about. */
export const RULE_OF_CHANGE: Readonly<Record<SwitchName, RuleKey>> = {
  whoTransforms: "712.9",
  backFaceManaValue: "202.3b",
  ownAbilityTurns: "701.27f",
  transformsInto: "701.27e",
  doubleFacedTokens: "707.8a",
  entersTransformed: "712.14a",
  cannotEnterTransformed: "712.14a",
  castTransformed: "712.11a",
  modalFaces: "712.11b",
  faceDownCast: "712.15",
  faceDownAttempt: "712.16",
  meldCardTurns: "712.4c",
  transformedPermanent: "701.27g",
  revealedFaceDown: "708.12",
  battleDefenseZero: "310.7",
};
