import type { JSX } from "preact";
import { ActionPanel } from "./actions/panel.tsx";
import { Board } from "./board/board.tsx";
import { BoardBar } from "./board/board-bar.tsx";
import { Inspector } from "./inspector/inspector.tsx";
import { KeyHelp } from "./keys/key-help.tsx";
import { Header } from "./parts/header.tsx";
import { Later } from "./parts/later.tsx";
import { loadFailed } from "./state/loaded.ts";
import { line, linkTrouble, screen } from "./state/store.ts";
import { Timeline } from "./timeline/timeline.tsx";
import { texts } from "./words/language.ts";

/** The whole page. */
export function App(): JSX.Element {
  const text = texts.value;
  return (
    <>
      <a class="skip" href="#main">
        {text.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1} data-screen={screen.value}>
        <Screen />
      </main>
      <KeyHelp />
      <footer class="foot">
        <p>{text.notice}</p>
      </footer>
    </>
  );
}

function Screen(): JSX.Element {
  const text = texts.value;
  if (loadFailed.value) return <p class="told">{text.loadFailed}</p>;
  if (line.value === undefined) return <p class="quiet loading">{text.loading}</p>;
  if (screen.value !== "board") return <Later screen={screen.value} />;
  return (
    <div class="table">
      {linkTrouble.value === undefined ? null : (
        <p class="told table-told" role="alert">
          {linkTrouble.value}
        </p>
      )}
      <Timeline />
      <div class="middle">
        <BoardBar />
        <Board />
      </div>
      <aside class="side">
        <Inspector />
        <ActionPanel />
      </aside>
    </div>
  );
}
