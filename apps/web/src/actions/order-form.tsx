import type { Decision, GameState } from "@obverse/core";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { namesNow } from "../state/naming.ts";
import { texts } from "../words/language.ts";
import { ConfirmButton } from "./confirm-button.tsx";

/** An order of things, moved up and down. */
export function OrderForm({
  decision,
  state,
}: {
  readonly decision: Extract<Decision, { kind: "order" }>;
  readonly state: GameState;
}): JSX.Element {
  const text = texts.value;
  const [order, setOrder] = useState<readonly number[]>(decision.items.map((_, index) => index));
  const names = namesNow(state);
  const swap = (place: number): void => {
    const next = [...order];
    const [one, other] = [next[place], next[place + 1]];
    if (one === undefined || other === undefined) return;
    next[place] = other;
    next[place + 1] = one;
    setOrder(next);
  };
  return (
    <>
      <ol class="order">
        {order.map((item, place) => {
          const found = decision.items[item];
          const name = found === undefined ? "" : names.object(found.object);
          return (
            <li key={item}>
              <span>{name}</span>
              <button
                type="button"
                class="small"
                disabled={place === 0}
                aria-label={`${text.up}: ${name}`}
                onClick={() => swap(place - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                class="small"
                disabled={place === order.length - 1}
                aria-label={`${text.down}: ${name}`}
                onClick={() => swap(place)}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
      <p class="confirm">
        <ConfirmButton decision={decision} answer={{ kind: "order", order }} />
      </p>
    </>
  );
}
