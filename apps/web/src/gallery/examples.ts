import type { Scenario } from "@obverse/scenario";
import { signal } from "@preact/signals";
import { STORIES } from "./stories.ts";

/** An example of the gallery: a story, and the rule that it is filed under. */
export interface Example {
  /** A rule number without its letter; `first`: one to begin with. */
  readonly topic: string;
  readonly scenario: Scenario;
}

/** The examples. Absent: not fetched yet. */
export const examples = signal<readonly Example[] | undefined>(undefined);

/** Fetches the examples, when the gallery is first opened. */
export async function loadExamples(): Promise<void> {
  if (examples.value !== undefined) return;
  const own = STORIES.map((scenario) => ({ topic: "first", scenario }));
  examples.value = own;
  const { suite } = await import("@obverse/conformance");
  const others = suite().map(({ rule, scenario }) => ({ topic: rule.replace(/[a-z]+$/, ""), scenario }));
  examples.value = [...own, ...others];
}
