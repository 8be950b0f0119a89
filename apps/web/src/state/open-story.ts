import type { Scenario } from "@obverse/scenario";
import { loadCompiler } from "./loaded.ts";
import { openScenario } from "./store.ts";

/** Opens a scenario; where it brings cards of its own, once the compiler of card texts is here. */
export async function openStory(scenario: Scenario, where: "start" | "end"): Promise<boolean> {
  if ((scenario.cards ?? []).length > 0) await loadCompiler();
  return openScenario(scenario, where);
}
