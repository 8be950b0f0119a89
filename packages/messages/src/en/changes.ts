import type { ChangeTexts } from "../changes.ts";

/** What each setting of a changed rule says. */
export const changes: ChangeTexts = {
  whoTransforms: {
    nonmodal: "Only nonmodal double-faced permanents transform.",
    "all-but-meld": "All double-faced permanents but meld cards transform, modal ones too.",
  },
  backFaceManaValue: {
    zero: "A back face has mana value 0.",
    "of-front": "A nonmodal back face has its front's mana value.",
  },
  ownAbilityTurns: {
    always: "A permanent's own ability may turn it over again and again.",
    "only-once": "A permanent's own ability turns it over only if it hasn't turned since.",
  },
  transformsInto: {
    "new-name": "“Transforms into” asks for a name it didn't have before.",
    "has-it-afterwards": "“Transforms into” asks what it is afterwards.",
  },
  doubleFacedTokens: {
    no: "A token copy of a double-faced permanent has one face and doesn't transform.",
    yes: "A token copy of a double-faced permanent has both faces.",
  },
  entersTransformed: {
    nonmodal: "Only nonmodal cards enter transformed.",
    "double-faced": "Any double-faced card but a meld card enters transformed when told to.",
  },
  cannotEnterTransformed: {
    "enters-front": "A card that can't enter transformed enters with its front up.",
    stays: "A card that can't enter transformed stays where it is.",
  },
  castTransformed: {
    nonmodal: "Only nonmodal cards are cast transformed.",
    "double-faced": "Any double-faced card may be cast transformed where something allows it.",
  },
  modalFaces: {
    front: "A card is cast or played with its front up.",
    either: "A modal card is cast or played with either face up.",
  },
  faceDownCast: { no: "Double-faced cards can't be cast face down.", yes: "Double-faced cards may be cast face down." },
  faceDownAttempt: {
    "nothing-happens": "Trying to turn a double-faced permanent face down does nothing.",
    "values-unchanged": "Trying to turn a double-faced permanent face down does nothing, not even to its values.",
  },
  meldCardTurns: {
    "not-transforming": "A meld card doesn't transform, being no transforming card.",
    "own-rule": "A meld card doesn't transform, by a rule of its own.",
  },
  transformedPermanent: {
    "card-or-token": "A transformed permanent is a transforming card or token with its back up.",
    "one-card": "A transformed permanent is one double-faced card or token; melded and merged ones never are.",
  },
  revealedFaceDown: {
    unsaid: "How a revealed face-down permanent is judged isn't said.",
    "ignoring-effects": "A revealed face-down permanent is judged without continuous effects.",
  },
  battleDefenseZero: {
    "one-rule": "All battles with defense 0 have one rule.",
    "two-rules": "Sieges with defense 0 have a rule of their own.",
  },
};
