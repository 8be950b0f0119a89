import type { Scenario } from "@obverse/scenario";
import { signal } from "@preact/signals";
import { sentences } from "../state/loaded.ts";
import { STORIES } from "./stories.ts";

/** An example of the gallery: a story, and the rule that it is filed under. */
export interface Example {
  /** A rule number without its letter; `first`: one to begin with. */
  readonly topic: string;
  readonly scenario: Scenario;
}

/** The examples. Absent: not fetched yet. */
export const examples = signal<readonly Example[] | undefined>(undefined);

/** Fetches the examples, when the gallery is first opened, and their Japanese titles when those are first wanted. */
export async function loadExamples(): Promise<void> {
  fetching ??= fetchExamples();
  await fetching;
  const table = sentences.value;
  if (table?.lang !== "ja" || isTitled || examples.value === undefined) return;
  isTitled = true;
  const { inJapanese } = await import("./japanese-titles.ts");
  examples.value = await inJapanese(examples.value, table);
}

let fetching: Promise<void> | undefined;
let isTitled = false;

async function fetchExamples(): Promise<void> {
  const own = STORIES.map((scenario) => ({ topic: "first", scenario }));
  examples.value = own;
  const { suite } = await import("@obverse/conformance");
  const others = suite().map(({ rule, scenario }) => ({ topic: rule.replace(/[a-z]+$/, ""), scenario }));
  examples.value = [...own, ...others];
}
