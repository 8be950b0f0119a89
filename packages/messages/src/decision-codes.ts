/** Codes of decisions that have a sentence of their own. */
export const DECISION_CODES = [
  "priority", "target", "mode", "choose-modes", "choose-one", "x", "divide", "pay", "may", "legend-rule", "sacrifice", "discard", "exile", "tap", "reveal", "return-to-hand", "remove-counters", "put-on-library", "collect-evidence",
  "hand-size", "life", "mana", "choose-mana", "which-cost", "choose-player", "choose-defender", "choose-counter", "choose-at-random", "random-order", "flip-coin", "roll-die", "shuffle", "enter-as-copy", "copy", "enchant", "mutate",
  "face-up-or-down", "which-face", "choose-replacement", "replace-zone-change", "replace-draw", "prevent-damage", "modify-entering", "regenerate", "shield-counter", "unleash", "protector", "commander-to-command-zone", "command",
  "declare-attackers", "declare-blockers", "combat-damage", "as-though-unblocked", "order-triggers", "order-cards", "choose-name", "choose-color", "choose-type", "choose-number", "kicker", "search", "scry", "surveil", "manifest-dread", "cast-now",
  "draw", "counters", "destroyed", "replaced",
] as const;
/** A code of a decision that has a sentence of its own. */
export type DecisionCode = (typeof DECISION_CODES)[number];
