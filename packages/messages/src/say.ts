import {
  type Decision,
  type EditionDate,
  type GameEvent,
  NEWEST_EDITION,
  type Refusal,
  type RuleKey,
  rulesDiff,
  sameRules,
} from "@obverse/core";
import { RULE_OF_CHANGE } from "./changes.ts";
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

/**
 * What a rule says in our own words, or what the rule that it belongs to says; nothing where neither is stated. Of an older edition, given one, what
 * it said otherwise there.
 */
export function sayRule(key: RuleKey, table: MessageTable, edition: EditionDate = NEWEST_EDITION): string | undefined {
  const then = edition === NEWEST_EDITION ? [] : saidOtherwise([key], edition, table);
  if (then.length > 0) return then.map(({ statement }) => statement).join(table.lang === "ja" ? "" : " ");
  const rules: Readonly<Record<string, string | undefined>> = table.rules;
  return rules[key] ?? rules[key.replace(/[a-z]$/, "")];
}

/** What an older edition says otherwise than the newest of what some rules, or those that say the same, are about, with the edition that ended it. */
export function saidOtherwise(
  keys: readonly RuleKey[],
  edition: EditionDate,
  { changes }: MessageTable,
): readonly { readonly statement: string; readonly until: string }[] {
  const about = new Set<RuleKey>(keys.flatMap(sameRules));
  return rulesDiff(edition, NEWEST_EDITION)
    .filter(({ name }) => about.has(RULE_OF_CHANGE[name]))
    .map(({ name, from, since: until }) => {
      const texts: Readonly<Record<string, string>> = changes[name];
      return { statement: texts[from] ?? from, until };
    });
}

/** A sentence with a capital where it begins with a word of ours (“an ability of …”); names stay as they are written. */
const begun = (sentence: string): string =>
  OWN_WORDS.test(sentence) ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}` : sentence;

const OWN_WORDS = /^(?:an? |nothing |something |face-down )/;

const quoted = (name: string, table: MessageTable): string => (table.lang === "ja" ? `「${name}」` : name);

function isEvent(thing: Sayable): thing is GameEvent {
  return "batch" in thing;
}
