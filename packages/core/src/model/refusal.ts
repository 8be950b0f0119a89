import type { RuleKey } from "../rules/rules.ts";
import type { ObjectId, PlayerId } from "./ids.ts";

/** Why an action or an answer was refused: a code, and the rules behind it. Its sentence comes from the messages. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rules: readonly RuleKey[];
  /** Absent: not about one object. */
  readonly object?: ObjectId;
  /** Absent: not about a player. */
  readonly player?: PlayerId;
  /** A word that the sentence needs: a keyword, a face's name, an amount. Absent: none. */
  readonly detail?: string;
}

/** All codes of refusals, each with a sentence in every language. */
export const REFUSAL_CODES = [
  "no-such-object",
  "no-such-player",
  "no-such-action",
  "not-your-priority",
  "controlled-by-another",
  "decision-pending",
  "no-decision-pending",
  "answer-not-legal",
  "game-over",
  "unsupported-ability",
  "wrong-zone",
  "not-castable",
  "not-a-land-card",
  "is-a-land",
  "face-not-castable",
  "face-not-playable",
  "no-such-face",
  "no-such-permission",
  "sorcery-timing",
  "not-your-turn",
  "land-already-played",
  "cannot-cast",
  "cannot-play",
  "cannot-activate",
  "split-second",
  "no-legal-target",
  "wrong-target",
  "cannot-pay",
  "cost-impossible",
  "no-such-ability",
  "summoning-sick",
  "already-activated",
  "condition-not-met",
  "not-controller",
  "cannot-attack",
  "cannot-block",
  "not-face-down",
  "cannot-turn-face-up",
  "no-turn-up-procedure",
  "not-a-permanent",
  "cannot-transform",
  "cannot-convert",
  "cannot-meld",
  "cannot-turn-face-down",
  "no-such-mode",
  "no-such-special-action",
] as const;
/** The code of a refusal. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];
