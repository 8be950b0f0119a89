import type { Decision, GameEvent, Refusal, RuleKey } from "@obverse/core";
import type { MessageTable, Names } from "./message-table.ts";

/** What can be said: why something was refused, what happened, what is to be decided. */
export type Sayable = Refusal | GameEvent | Decision;

/** One sentence for something, with the names that the reader may know. */
export function say(thing: Sayable, table: MessageTable, names: Names): string {
  if (isEvent(thing)) return sayEvent(thing, table, names);
  return "kind" in thing ? sayDecision(thing, table, names) : sayRefusal(thing, table, names);
}

/** Why something was refused, and what to do. */
export function sayRefusal(refusal: Refusal, table: MessageTable, names: Names): string {
  return begun(table.refusals[refusal.code](refusal, names));
}

/** What happened. */
export function sayEvent(event: GameEvent, table: MessageTable, names: Names): string {
  if (event.kind === "nothing") {
    const subject =
      event.object !== undefined
        ? quoted(names.object(event.object), table)
        : event.player !== undefined
          ? names.player(event.player)
          : table.lang === "ja"
            ? "それ"
            : "It";
    const sentence = (table.nothing as Readonly<Record<string, ((subject: string) => string) | undefined>>)[event.code]; // codes grow in the core
    return begun((sentence ?? table.nothingElse)(subject));
  }
  const sentence = table.events[event.kind] as (event: GameEvent, names: Names) => string; // the table is checked kind by kind
  return begun(sentence(event, names));
}

/** What is asked, and of whom. */
export function sayDecision(decision: Decision, table: MessageTable, names: Names): string {
  const who = names.player(decision.player);
  const own = (table.decisionCodes as Readonly<Record<string, ((player: string) => string) | undefined>>)[
    decision.code
  ]; // codes grow in the core
  return (own ?? table.decisions[decision.kind])(who);
}

/** What a rule says in our own words, or what the rule that it belongs to says; nothing where neither is stated. */
export function sayRule(key: RuleKey, table: MessageTable): string | undefined {
  const rules: Readonly<Record<string, string | undefined>> = table.rules;
  return rules[key] ?? rules[key.replace(/[a-z]$/, "")];
}

/** A sentence with a capital where it begins with a word of ours (“an ability of …”); names stay as they are written. */
const begun = (sentence: string): string =>
  OWN_WORDS.test(sentence) ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}` : sentence;

const OWN_WORDS = /^(?:an? |nothing |something |face-down )/;

const quoted = (name: string, table: MessageTable): string => (table.lang === "ja" ? `「${name}」` : name);

function isEvent(thing: Sayable): thing is GameEvent {
  return "batch" in thing;
}
