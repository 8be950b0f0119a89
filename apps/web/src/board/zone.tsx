import type { ObjectView } from "@obverse/core";
import type { JSX } from "preact";
import { fill, texts } from "../words/language.ts";

/** A zone besides the battlefield. Nothing where nothing is in it. */
export function Zone({
  name,
  objects,
  card,
  hidden = 0,
}: {
  readonly name: string;
  readonly objects: readonly ObjectView[];
  readonly card: (object: ObjectView) => JSX.Element;
  /** How many cards are in it that the viewer may not know. */
  readonly hidden?: number;
}): JSX.Element | null {
  const text = texts.value;
  const count = objects.length + hidden;
  if (count === 0) return null;
  const size = count === 1 ? text.oneCard : fill(text.cardsMany, count);
  return (
    <section class="zone" aria-label={`${name}: ${size}`}>
      <h4>
        {name} <small>{count}</small>
      </h4>
      <div class="cards cards-small">
        {objects.map(card)}
        {Array.from({ length: Math.min(hidden, 12) }, (_, index) => (
          <span class="card card-hidden card-still" key={`hidden-${index}`} data-colors="down">
            <span class="face tile">
              <span class="tile-word">{text.hiddenCard}</span>
            </span>
          </span>
        ))}
      </div>
    </section>
  );
}
