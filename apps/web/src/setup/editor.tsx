import { STEPS } from "@obverse/core";
import type { JSX } from "preact";
import { trouble } from "../state/store.ts";
import { fill, texts } from "../words/language.ts";
import { AddCard } from "./add-card.tsx";
import { currentDraft, DRAFT_ZONES, draft, EMPTY, objectsIn, setPlayer, startDraft } from "./draft.ts";
import { ObjectRow } from "./object-row.tsx";
import "../style/screens.css";

/** Where a board is set up: cards into zones, with faces, status and counters. */
export function Editor(): JSX.Element {
  const text = texts.value;
  const scenario = currentDraft();
  const players = Object.keys(scenario.players ?? {});
  const found = trouble.value;
  return (
    <div class="screen">
      <header class="screen-head">
        <h2>{text.setupTitle}</h2>
        <p class="quiet">{text.setupHint}</p>
      </header>
      {found?.kind === "text" ? (
        <p class="told" role="alert">
          {fill(text.setupBroken, found.text)}
        </p>
      ) : null}
      <div class="setup-turn">
        <label>
          <span>{text.activePlayer}</span>
          <select
            value={scenario.turn?.active ?? players[0] ?? ""}
            onChange={(event) => {
              draft.value = { ...scenario, turn: { ...scenario.turn, active: event.currentTarget.value } };
            }}
          >
            {players.map((player) => (
              <option key={player}>{player}</option>
            ))}
          </select>
        </label>
        <label>
          <span>{text.stepAt}</span>
          <select
            value={scenario.turn?.step ?? "main1"}
            onChange={(event) => {
              const step = STEPS.find((one) => one === event.currentTarget.value);
              if (step !== undefined && step !== "first-strike-damage")
                draft.value = { ...scenario, turn: { ...scenario.turn, step } };
            }}
          >
            {STEPS.filter((step) => step !== "first-strike-damage").map((step) => (
              <option key={step} value={step}>
                {text.steps[step]}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={scenario.mana !== "exact"}
            onChange={(event) => {
              draft.value = { ...scenario, mana: event.currentTarget.checked ? "unlimited" : "exact" };
            }}
          />
          <span>{text.unlimitedMana}</span>
        </label>
      </div>
      <AddCard players={players} />
      <div class="setup-players">
        {players.map((player) => (
          <section key={player} class="panel setup-player" aria-label={player}>
            <header class="setup-player-head">
              <h3>{player}</h3>
              <label>
                <span>{text.lifeOf}</span>
                <input
                  type="number"
                  value={scenario.players?.[player]?.life ?? 20}
                  onInput={(event) => setPlayer(player, { life: Number(event.currentTarget.value) })}
                />
              </label>
              {players.length > 2 ? (
                <button
                  type="button"
                  onClick={() => {
                    const { [player]: _, ...rest } = scenario.players ?? {};
                    draft.value = { ...scenario, players: rest };
                  }}
                >
                  {fill(text.removePlayer, player)}
                </button>
              ) : null}
            </header>
            {DRAFT_ZONES.map((zone) => {
              const objects = objectsIn(scenario, player, zone);
              return objects.length === 0 ? null : (
                <section key={zone} aria-label={`${player}: ${text[zone]}`}>
                  <h4>{text[zone]}</h4>
                  <ul class="setup-objects">
                    {objects.map((object, index) => (
                      <ObjectRow
                        key={`${index}-${object.card ?? ""}`}
                        player={player}
                        zone={zone}
                        objects={objects}
                        index={index}
                      />
                    ))}
                  </ul>
                </section>
              );
            })}
            {DRAFT_ZONES.every((zone) => objectsIn(scenario, player, zone).length === 0) ? (
              <p class="quiet">{text.nothingHere}</p>
            ) : null}
          </section>
        ))}
      </div>
      <p class="setup-end">
        <button type="button" class="strong" onClick={startDraft}>
          {text.startGame}
        </button>
        <button
          type="button"
          onClick={() => {
            draft.value = EMPTY;
          }}
        >
          {text.startEmpty}
        </button>
        {players.length < 4 ? (
          <button type="button" onClick={() => setPlayer(`P${players.length + 1}`, {})}>
            {text.addPlayer}
          </button>
        ) : null}
      </p>
    </div>
  );
}
