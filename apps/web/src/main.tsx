import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app.tsx";
import { listenToDrops, recall } from "./files/drops.ts";
import { FIRST } from "./gallery/first.ts";
import { fetchLate } from "./parts/late.tsx";
import { recallLook } from "./parts/look.ts";
import { hasLink, keepInAddress, openLink } from "./state/links.ts";
import { loadPlay, loadSentences } from "./state/loaded.ts";
import { line, linkTrouble, openScenario, screen } from "./state/store.ts";
import { language, loadTexts } from "./words/language.ts";
import "./style/tokens.css";
import "./style/page.css";
import "./style/board.css";
import "./style/card.css";
import "./style/panels.css";
import "./style/bar.css";

const root = document.getElementById("app");
if (root !== null) void show(root);

/** Shows the page, in the person's language from the first moment. */
async function show(place: HTMLElement): Promise<void> {
  document.documentElement.lang = language.value;
  recallLook();
  listenToDrops();
  void import("./keys/keys.ts").then(({ listenToKeys }) => listenToKeys());
  const board = begin();
  await Promise.all([loadTexts(language.value), loadSentences(language.value)]);
  render(<App />, place);
  effect(() => {
    void loadSentences(language.value);
  });
  await board;
}

/** Opens what the address holds, or a board to try things on. Whoever went to another screen or opened a story meanwhile stays there. */
async function begin(): Promise<void> {
  await loadPlay();
  await recall();
  if (line.value === undefined) {
    const shown = screen.value;
    if (!hasLink() || !(await openLink())) {
      const trouble = linkTrouble.value;
      openScenario(FIRST, "start");
      linkTrouble.value = trouble;
    }
    screen.value = shown;
  }
  await keepInAddress();
  await fetchLate();
}
