import type { JSX } from "preact";
import { Board } from "./board/board.tsx";
import { BoardBar } from "./board/board-bar.tsx";
import { Inspector } from "./inspector/inspector.tsx";
import { Header } from "./parts/header.tsx";
import { late } from "./parts/late.tsx";
import { Later } from "./parts/later.tsx";
import { PhoneBar } from "./parts/phone-bar.tsx";
import { loadFailed } from "./state/loaded.ts";
import { line, linkTrouble, screen } from "./state/store.ts";
import { Timeline } from "./timeline/timeline.tsx";
import { texts } from "./words/language.ts";

const ActionPanel = late(async () => (await import("./actions/panel.tsx")).ActionPanel);
const KeyHelp = late(async () => (await import("./keys/key-help.tsx")).KeyHelp);

/** Whether the page is shown inside another one, without its menus. */
const isEmbedded = new URLSearchParams(location.search).has("embed");

/** The whole page. */
export function App(): JSX.Element {
  const text = texts.value;
  return (
    <>
      <a class="skip" href="#main">
        {text.skip}
      </a>
      {isEmbedded ? null : <Header />}
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
      <PhoneBar />
      <aside class="side">
        <Inspector />
        <ActionPanel />
      </aside>
    </div>
  );
}
