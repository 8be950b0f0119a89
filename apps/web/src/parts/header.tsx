import { playerId } from "@obverse/core";
import type { JSX } from "preact";
import { isHelpOpen } from "../keys/key-settings.ts";
import { line, moment, SCREENS, screen, viewer } from "../state/store.ts";
import type { Viewer } from "../state/viewer.ts";
import { chooseLanguage, LANGUAGES, language, texts } from "../words/language.ts";
import { chooseLook, LOOKS, look } from "./look.ts";

/** The name of the page, its screens, and for whom and in which language it is shown. */
export function Header(): JSX.Element {
  const text = texts.value;
  const words = { board: text.board, examples: text.examples, cards: text.cards, "set-up": text.setUp } as const;
  const players = moment.value?.state.players.map(({ id }) => id) ?? [];
  return (
    <header class="head">
      <h1>
        <span class="logo" aria-hidden="true" />
        {text.name}
      </h1>
      <nav aria-label={text.name}>
        {SCREENS.map((one) => (
          <button
            type="button"
            key={one}
            aria-current={screen.value === one ? "page" : undefined}
            onClick={() => {
              screen.value = one;
            }}
          >
            {words[one]}
          </button>
        ))}
      </nav>
      <div class="head-choices">
        {line.value === undefined ? null : (
          <label>
            <span>{text.viewer}</span>
            <select value={viewer.value} onChange={(event) => chooseViewer(event.currentTarget.value)}>
              <option value="everyone">{text.everyone}</option>
              {players.map((player) => (
                <option key={player} value={player}>
                  {player}
                </option>
              ))}
              <option value="spectator">{text.spectator}</option>
            </select>
          </label>
        )}
        <label>
          <span>{text.look}</span>
          <select
            value={look.value}
            onChange={(event) => chooseLook(LOOKS.find((one) => one === event.currentTarget.value) ?? "auto")}
          >
            {LOOKS.map((one) => (
              <option key={one} value={one}>
                {text[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{text.language}</span>
          <select
            value={language.value}
            onChange={(event) => void chooseLanguage(event.currentTarget.value === "ja" ? "ja" : "en")}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one} lang={one}>
                {one === "en" ? "English" : "日本語"}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="small"
          aria-label={text.keys}
          onClick={() => {
            isHelpOpen.value = true;
          }}
        >
          ?
        </button>
      </div>
    </header>
  );
}

function chooseViewer(wanted: string): void {
  const next: Viewer = wanted === "everyone" || wanted === "spectator" ? wanted : playerId(wanted);
  viewer.value = next;
}
