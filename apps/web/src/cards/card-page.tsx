import type { Card, Face } from "@obverse/core";
import type { JSX } from "preact";
import { FaceText } from "../card/face-text.tsx";
import { Mana } from "../card/mana.tsx";
import { FilePanel } from "../files/file-panel.tsx";
import { addToBoard } from "../setup/draft.ts";
import { nameIn } from "../state/naming.ts";
import { cardSource } from "../state/sources.ts";
import { fill, texts } from "../words/language.ts";
import { chosenCard, query, searchCards } from "./chosen-card.ts";
import { FaceSymbols } from "./face-symbols.tsx";
import { ZoneTable } from "./zone-table.tsx";
import "../style/screens.css";

/** A card found by any of its names: both faces, what it is in every zone, and what it melds with. */
export function CardPage(): JSX.Element {
  const text = texts.value;
  const { card, suggestions } = searchCards(query.value);
  const shown = card ?? chosenCard.value;
  const choose = (name: string): void => {
    query.value = nameIn.value(name);
    chosenCard.value = cardSource().byName(name);
  };
  return (
    <div class="screen">
      <header class="screen-head">
        <h2>{text.cards}</h2>
        <label class="search">
          <span class="visually-hidden">{text.searchCards}</span>
          <input
            type="search"
            data-search
            placeholder={text.searchCards}
            value={query.value}
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
        </label>
        {query.value === "" ? <p class="quiet">{text.hintSearch}</p> : null}
      </header>
      {card === undefined && suggestions.length > 0 ? (
        <section aria-label={text.didYouMean}>
          <h3>{text.didYouMean}</h3>
          <div class="chips">
            {suggestions.map((name) => (
              <button type="button" key={name} onClick={() => choose(name)}>
                {nameIn.value(name)}
              </button>
            ))}
          </div>
        </section>
      ) : null}
      {query.value !== "" && card === undefined && suggestions.length === 0 ? (
        <p role="status">{text.noneFound}</p>
      ) : null}
      {shown === undefined ? null : <CardView card={shown} onChoose={choose} />}
      <FilePanel />
    </div>
  );
}

function CardView({ card, onChoose }: { readonly card: Card; readonly onChoose: (name: string) => void }): JSX.Element {
  const text = texts.value;
  const faces = pairOf(card)?.flatMap((name) => cardSource().byName(name)?.faces[0] ?? []) ?? facesOf(card);
  const isTwoFaced = card.faces.length === 2 && card.halves === undefined;
  return (
    <article class="card-view">
      <header>
        <h2>{nameIn.value(card.name)}</h2>
        <p class="quiet">
          {text.kinds[card.kind]} · {text.colorIdentity}{" "}
          {card.colorIdentity.length === 0 ? text.colorless : <Mana cost={card.colorIdentity} />}
        </p>
        {card.token === true || card.kind === "melded" ? null : (
          <button type="button" class="strong" onClick={() => addToBoard(card.name)}>
            {text.addToBoard}
          </button>
        )}
      </header>
      <div class="faces">
        {faces.map((face, index) => (
          <section
            key={face.name}
            class={index === 1 && isTwoFaced ? "paper paper-back" : "paper"}
            aria-label={isTwoFaced ? (index === 0 ? text.front : text.back) : nameIn.value(face.name)}
          >
            {isTwoFaced ? <p class="paper-mark">{index === 0 ? text.front : text.back}</p> : null}
            <FaceText face={face} />
          </section>
        ))}
      </div>
      <MeldTriple card={card} onChoose={onChoose} />
      <FaceSymbols card={card} />
      <ZoneTable card={card} />
    </article>
  );
}

const facesOf = (card: Card): readonly Face[] => card.halves?.parts ?? card.faces;

/** The names of the pair that a card melds in, or is melded from. Absent: it has to do with no melding. */
const pairOf = (card: Card): readonly string[] | undefined =>
  card.meld === undefined ? card.meldedFrom : [card.name, card.meld.partner];

/** The pair and what it becomes. Nothing for other cards. */
function MeldTriple({
  card,
  onChoose,
}: {
  readonly card: Card;
  readonly onChoose: (name: string) => void;
}): JSX.Element | null {
  const text = texts.value;
  const names = pairOf(card);
  const result = card.meld?.result ?? (card.meldedFrom === undefined ? undefined : card.name);
  if (names === undefined || result === undefined) return null;
  const melded = cardSource().byName(result);
  return (
    <section>
      <h3>{text.meldTriple}</h3>
      <div class="triple">
        {names.map((name) => (
          <button type="button" class="triple-part" key={name} onClick={() => onChoose(name)}>
            {nameIn.value(name)}
          </button>
        ))}
        <span class="triple-result">
          {melded === undefined ? nameIn.value(result) : <FaceText face={melded.faces[0]} />}
          <span class="visually-hidden">
            {fill(text.meldsInto, nameIn.value(names[1] ?? ""), nameIn.value(result))}
          </span>
        </span>
      </div>
    </section>
  );
}
