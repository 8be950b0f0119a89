import type { ObjectView } from "@obverse/core";
import type { JSX } from "preact";
import { numbersOf } from "../card/card-frame.tsx";
import type { Line } from "../state/line.ts";
import { namesNow } from "../state/naming.ts";
import { viewer } from "../state/store.ts";
import { seenBy } from "../state/viewer.ts";
import { fill, texts } from "../words/language.ts";

/** How two lines of play end differently: what only one of the boards has. */
export function Comparison({
  one,
  other,
  names,
}: {
  readonly one: Line;
  readonly other: Line;
  readonly names: readonly [string, string];
}): JSX.Element {
  const text = texts.value;
  const [first, second] = [factsOf(one), factsOf(other)];
  const onlyFirst = without(first, second);
  const onlySecond = without(second, first);
  if (onlyFirst.length === 0 && onlySecond.length === 0) return <p class="quiet">{text.noDifference}</p>;
  return (
    <div class="comparison">
      {(
        [
          [names[0], onlyFirst],
          [names[1], onlySecond],
        ] as const
      ).map(([name, facts]) => (
        <section key={name}>
          <h4>{fill(text.onlyIn, name)}</h4>
          <ul>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
            {facts.length === 0 ? <li class="quiet">—</li> : null}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What a board has, a line a thing. */
function factsOf({ moments }: Line): readonly string[] {
  const state = moments.at(-1)?.state;
  if (state === undefined) return [];
  const text = texts.value;
  const seen = seenBy(state, viewer.value);
  const names = namesNow(state);
  const fact =
    (zone: string) =>
    (object: ObjectView): string => {
      const numbers = numbersOf({ ...(object.characteristics === undefined ? {} : { now: object.characteristics }) });
      return [`${zone}:`, names.object(object.id), numbers, object.cards?.[0]?.face === "back" ? `(${text.back})` : ""]
        .filter((part) => part !== "")
        .join(" ");
    };
  return [
    ...seen.players.flatMap(({ id, life, hand, graveyard, handSize }) => [
      `${id}: ${life} ${text.life}, ${text.hand} ${handSize}`,
      ...hand.map(fact(`${id} ${text.hand}`)),
      ...graveyard.map(fact(`${id} ${text.graveyard}`)),
    ]),
    ...seen.battlefield.map((object) => fact(`${object.controller} ${text.battlefield}`)(object)),
    ...seen.stack.map(fact(text.stack)),
    ...seen.exile.map(fact(text.exile)),
  ];
}

function without(facts: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return facts.filter((fact) => {
    const index = left.indexOf(fact);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
