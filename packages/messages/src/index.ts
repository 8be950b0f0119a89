/** Sentences for refusals, events, decisions and rules; the languages are `./en` and `./ja`. */

export { ACTION_CODES, type ActionCode } from "./action-codes.ts";
export { type AnswerNaming, type AnswerTexts, sayAnswer } from "./answers.ts";
export { type ChangeTexts, RULE_OF_CHANGE } from "./changes.ts";
export { DECISION_CODES, type DecisionCode } from "./decision-codes.ts";
export type { MessageTable, Names } from "./message-table.ts";
export { type Naming, namesOf, namesThrough } from "./names-of.ts";
export { NOTHING_CODES, type NothingCode } from "./nothing-codes.ts";
export { type Sayable, saidOtherwise, say, sayDecision, sayEvent, sayRefusal, sayRule } from "./say.ts";
export { STATED_RULES, type StatedRule } from "./stated-rules.ts";
export { TERMS, type Term } from "./terms.ts";
