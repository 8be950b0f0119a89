import type { Card, Face, FaceSide, GameState, ObjectView } from "@obverse/core";
import type { JSX } from "preact";
import { FaceText } from "../card/face-text.tsx";
import { nameIn } from "../state/naming.ts";
import { fill, texts } from "../words/language.ts";

/** What a face of the card says, as printed. A meld card's back is half of what the pair becomes. */
export function FaceSheet({
  object,
  state,
  side,
}: {
  readonly object: ObjectView;
  readonly state: GameState;
  readonly side: FaceSide;
}): JSX.Element {
  const text = texts.value;
  if (object.cards === undefined) return <p class="quiet">{text.notKnown}</p>;
  const found = object.cards.flatMap(({ definition }) => state.definitions[definition] ?? []);
  const results = side === "back" ? [...new Set(found.map(({ meld }) => meld?.result))] : [];
  return (
    <>
      {found.map((card) => {
        const face = faceOn(card, side);
        return face === undefined ? null : <FaceText key={card.id} face={face} />;
      })}
      {results.map((result) => {
        const melded =
          result === undefined ? undefined : Object.values(state.definitions).find(({ name }) => name === result);
        return melded === undefined || result === undefined ? null : (
          <div key={result}>
            <p class="quiet">{fill(text.halfOf, nameIn.value(result))}</p>
            <FaceText face={melded.faces[0]} />
          </div>
        );
      })}
      {found.every((card) => faceOn(card, side) === undefined && (side === "front" || card.meld === undefined)) ? (
        <p class="quiet">{text.noFace}</p>
      ) : null}
    </>
  );
}

function faceOn(card: Card, side: FaceSide): Face | undefined {
  return side === "front" ? card.faces[0] : card.faces[1];
}
