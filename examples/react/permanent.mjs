// A permanent as a React component: the game's state is plain JSON, so a reducer is all it takes. Run: node examples/react/permanent.mjs
import { cards } from "@obverse/cards";
import { characteristics, createGame, step } from "@obverse/core";
import { createElement as h, useReducer } from "react";

const made = createGame(
  { players: [{ id: "Ann", battlefield: [{ card: "Delver of Secrets", label: "it" }] }, { id: "Ben" }] },
  cards,
);
if (!made.ok) throw new Error("no such set-up");
const [it] = made.labels.it ?? [];

/** The reducer: an input goes in; a refused one leaves the state as it was and says why. */
export function reduce({ state }, input) {
  const done = step(state, input);
  return { state: done.state, rules: done.ok ? done.events.flatMap(({ rules }) => rules) : done.refusal.rules };
}

/** Where it starts. */
export const first = { state: made.state, rules: [] };

/** One permanent with a button that turns it over. */
export function Permanent() {
  const [{ state, rules }, send] = useReducer(reduce, first);
  const { name, power, toughness } = characteristics(state, it);
  return h(
    "figure",
    null,
    h("figcaption", null, `${name} ${power}/${toughness}`),
    h("button", { type: "button", onClick: () => send({ kind: "transform", object: it }) }, "Transform"),
    h("p", null, rules.join(", ")),
  );
}

if (process.argv[1]?.endsWith("permanent.mjs")) {
  const { renderToStaticMarkup } = await import("react-dom/server");
  console.log(renderToStaticMarkup(h(Permanent)));
  console.log(reduce(first, { kind: "transform", object: it }).rules);
}
