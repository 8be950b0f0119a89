import { answers } from "./en/answers.ts";
import { changes } from "./en/changes.ts";
import { decisionCodes, decisions } from "./en/decisions.ts";
import { events } from "./en/events.ts";
import { faceSymbols } from "./en/face-symbols.ts";
import { nothing } from "./en/nothing.ts";
import { refusals } from "./en/refusals.ts";
import { rules } from "./en/rules.ts";
import { steps } from "./en/steps.ts";
import { terms } from "./en/terms.ts";
import type { MessageTable } from "./message-table.ts";

/** The sentences of this language. */
export const en: MessageTable = {
  lang: "en",
  refusals,
  events,
  nothing,
  nothingElse: (subject) => `For ${subject}, nothing happens.`,
  answers,
  decisions,
  decisionCodes,
  rules,
  changes,
  steps,
  terms,
  counter: (kind) => kind,
  faceSymbols,
};
