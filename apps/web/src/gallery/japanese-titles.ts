import { editionOn, keyOfNumber, NEWEST_EDITION } from "@obverse/core";
import type { MessageTable } from "@obverse/messages";
import { sayRule } from "@obverse/messages";
import type { Scenario } from "@obverse/scenario";
import { type BuiltIn, builtIn } from "../state/loaded.ts";
import type { Example } from "./examples.ts";

/**
 * The examples with Japanese titles: what the suite titles in English is titled by the statement that it shows, else by its
 * cards and what its rule says.
 */
export async function inJapanese(examples: readonly Example[], table: MessageTable): Promise<readonly Example[]> {
  const { rowOfScenario, statementsIn } = await import("@obverse/conformance");
  const stated = await statementsIn("ja");
  const times = new Map<string, number>();
  // Scenarios that show the same are told apart by their cards, and by a number where those are the same too.
  const apart = (title: string): string => {
    const time = (times.get(title) ?? 0) + 1;
    times.set(title, time);
    return time === 1 ? title : `${title}（${time}）`;
  };
  const shows = new Map<string, number>();
  for (const { scenario } of examples) {
    const row = rowOfScenario(scenario.id)?.id;
    if (row !== undefined) shows.set(row, (shows.get(row) ?? 0) + 1);
  }
  return examples.map((example) => {
    const { scenario } = example;
    if (typeof scenario.title !== "string" && scenario.title.ja !== undefined) return example;
    const row = rowOfScenario(scenario.id);
    const says = row === undefined ? saidOf(scenario, table) : stated(row);
    const isAlone = row !== undefined && shows.get(row.id) === 1;
    const title = isAlone ? says : withCards(example, says);
    if (title === undefined) return example;
    const ja = apart(title);
    const en = typeof scenario.title === "string" ? scenario.title : (scenario.title.en ?? scenario.id);
    return { ...example, scenario: { ...scenario, title: { en, ja } } };
  });
}

/** What the first rule that a scenario cites says, by the number of its edition. */
function saidOf({ rules, edition }: Scenario, table: MessageTable): string | undefined {
  const key = keyOfNumber(rules[0] ?? "", editionOn(edition ?? NEWEST_EDITION) ?? NEWEST_EDITION);
  return key === undefined ? undefined : sayRule(key, table);
}

function withCards({ scenario }: Example, says: string | undefined): string | undefined {
  const cards = cardsIn(scenario.players, builtIn.value).slice(0, MOST);
  const named = cards.map((name) => `「${name}」`).join("");
  return says === undefined ? (named === "" ? undefined : named) : named === "" ? says : `${named} ${says}`;
}

/** How many cards a title names. */
const MOST = 2;

/** The Japanese names of the cards that a board begins with, what has another side first. */
function cardsIn(players: unknown, cards: BuiltIn | undefined): readonly string[] {
  const names = new Set([...JSON.stringify(players ?? {}).matchAll(/"([^"\\]+)"/g)].map(([, name]) => name ?? ""));
  const known = [...names].flatMap((name) => cards?.cards.byName(name) ?? []);
  const [sided, plain] = [known.filter(({ kind }) => kind !== "single"), known.filter(({ kind }) => kind === "single")];
  return [...sided, ...plain]
    .filter(({ faces: [front] }) => !front.supertypes.includes("Basic"))
    .flatMap(({ faces: [front] }) => {
      const name = cards?.nameIn(front.name, "ja") ?? front.name;
      return /[A-Za-z]{3}/.test(name) ? [] : [name];
    });
}
