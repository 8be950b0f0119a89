import { answers } from "./ja/answers.ts";
import { changes } from "./ja/changes.ts";
import { decisionCodes, decisions } from "./ja/decisions.ts";
import { events } from "./ja/events.ts";
import { faceSymbols } from "./ja/face-symbols.ts";
import { nothing } from "./ja/nothing.ts";
import { refusals } from "./ja/refusals.ts";
import { rules } from "./ja/rules.ts";
import { steps } from "./ja/steps.ts";
import { terms } from "./ja/terms.ts";
import { counterWord } from "./ja/words.ts";
import type { MessageTable } from "./message-table.ts";

/** The sentences of this language. */
export const ja: MessageTable = {
  lang: "ja",
  refusals,
  events,
  nothing,
  nothingElse: (subject) => `${subject}には何も起こらない。`,
  answers,
  decisions,
  decisionCodes,
  rules,
  changes,
  steps,
  terms,
  counter: counterWord,
  faceSymbols,
};
