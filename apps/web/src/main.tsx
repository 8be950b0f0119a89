import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app.tsx";
import { FIRST } from "./gallery/first.ts";
import { loadPlay, loadSentences } from "./state/loaded.ts";
import { openScenario } from "./state/store.ts";
import { language } from "./words/language.ts";
import "./style/tokens.css";
import "./style/page.css";
import "./style/board.css";
import "./style/card.css";
import "./style/panels.css";

const root = document.getElementById("app");
if (root !== null) {
  document.documentElement.lang = language.value;
  render(<App />, root);
  effect(() => {
    void loadSentences(language.value);
  });
  void loadPlay().then(() => openScenario(FIRST, "start"));
}
