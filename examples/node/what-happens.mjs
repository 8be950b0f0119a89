// What happens if a Clone of a werewolf's back face is told to transform? Run: node examples/node/what-happens.mjs
import { cards } from "@obverse/cards";
import { characteristics, createGame, explain, step } from "@obverse/core";
import { namesOf, say } from "@obverse/messages";
import { en } from "@obverse/messages/en";

const game = createGame(
  {
    players: [
      { id: "Ann", battlefield: [{ card: "Clone", copyOf: { label: "wolf" } }] },
      { id: "Ben", battlefield: [{ card: "Villagers of Estwald", face: "back", label: "wolf" }] },
    ],
  },
  cards,
);
if (!game.ok) throw new Error(game.problems.map(({ at, code }) => `${at}: ${code}`).join("\n"));

const [clone] = game.labels.Clone ?? [];
const told = step(game.state, { kind: "transform", object: clone });
const names = namesOf(told.state, { lang: "en" });
if (told.ok) for (const event of told.events) console.log(say(event, en, names), event.rules);

const { name, manaValue } = characteristics(told.state, clone);
console.log(`${name}, mana value ${manaValue}, because:`);
for (const { what, value, rules } of explain(told.state, clone, "manaValue")) console.log(`  ${what}: ${value}`, rules);
