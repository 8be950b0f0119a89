import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { searchCards } from "../cards/chosen-card.ts";
import { nameIn } from "../state/naming.ts";
import { texts } from "../words/language.ts";
import { currentDraft, DRAFT_ZONES, type DraftZone, objectsIn, setObjects } from "./draft.ts";

/** Adds a card, found by any of its names, to a zone of a player. */
export function AddCard({ players }: { readonly players: readonly string[] }): JSX.Element {
  const text = texts.value;
  const [words, setWords] = useState("");
  const [player, setPlayer] = useState(players[0] ?? "P1");
  const [zone, setZone] = useState<DraftZone>("battlefield");
  const { card, suggestions } = words === "" ? { suggestions: [] } : searchCards(words);
  const add = (name: string): void => {
    setObjects(player, zone, [...objectsIn(currentDraft(), player, zone), { card: name }]);
    setWords("");
  };
  return (
    <form
      class="panel add-card"
      aria-label={text.addCard}
      onSubmit={(event) => {
        event.preventDefault();
        if (card !== undefined) add(card.name);
      }}
    >
      <label class="grow">
        <span>{text.searchHere}</span>
        <input data-search type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <label>
        <span>{text.of}</span>
        <select value={player} onChange={(event) => setPlayer(event.currentTarget.value)}>
          {players.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{text.to}</span>
        <select
          value={zone}
          onChange={(event) => setZone(DRAFT_ZONES.find((one) => one === event.currentTarget.value) ?? "battlefield")}
        >
          {DRAFT_ZONES.map((one) => (
            <option key={one} value={one}>
              {text[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="strong" disabled={card === undefined}>
        {text.addCard}
      </button>
      <div class="add-found chips" aria-live="polite">
        {card === undefined ? (
          suggestions.map((name) => (
            <button type="button" class="small" key={name} onClick={() => add(name)}>
              {nameIn.value(name)}
            </button>
          ))
        ) : (
          <span class="quiet">{nameIn.value(card.name)}</span>
        )}
        {words !== "" && card === undefined && suggestions.length === 0 ? (
          <span class="quiet">{text.noneFound}</span>
        ) : null}
      </div>
    </form>
  );
}
