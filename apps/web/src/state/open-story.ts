import type { Scenario } from "@obverse/scenario";
import { loadCompiler, loadPlay } from "./loaded.ts";
import { openScenario } from "./store.ts";

/** Opens a scenario, once what plays it is here, and the compiler of card texts where it brings cards of its own. */
export async function openStory(scenario: Scenario, where: "start" | "end"): Promise<boolean> {
  await loadPlay();
  if ((scenario.cards ?? []).length > 0) await loadCompiler();
  return openScenario(scenario, where);
}
