import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app.tsx";
import { listenToDrops, recall } from "./files/drops.ts";
import { FIRST } from "./gallery/first.ts";
import { listenToKeys } from "./keys/keys.ts";
import { recallLook } from "./parts/look.ts";
import { hasLink, keepInAddress, openLink } from "./state/links.ts";
import { loadPlay, loadSentences } from "./state/loaded.ts";
import { linkTrouble, openScenario } from "./state/store.ts";
import { language } from "./words/language.ts";
import "./style/tokens.css";
import "./style/page.css";
import "./style/board.css";
import "./style/card.css";
import "./style/panels.css";
import "./style/screens.css";

const root = document.getElementById("app");
if (root !== null) {
  document.documentElement.lang = language.value;
  recallLook();
  listenToKeys();
  listenToDrops();
  render(<App />, root);
  effect(() => {
    void loadSentences(language.value);
  });
  void begin();
}

/** Opens what the address holds, or a board to try things on. */
async function begin(): Promise<void> {
  await loadPlay();
  await recall();
  if (!hasLink() || !(await openLink())) {
    const trouble = linkTrouble.value;
    openScenario(FIRST, "start");
    linkTrouble.value = trouble;
  }
  await keepInAddress();
}
