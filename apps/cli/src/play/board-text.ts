import { characteristics, controllerOf, type GameState, type ObjectId, objectAt } from "@obverse/core";
import type { Names } from "@obverse/messages";
import { referenceTo, type Things } from "@obverse/scenario";
import type { Language } from "../language.ts";
import { styled } from "../output.ts";
import { tableOf } from "../run/naming.ts";
import { PLAY } from "./texts.ts";

/** The board in a few lines: who has what, and the stack from the top. */
export function boardLines(state: GameState, things: Things, names: Names, lang: Language): readonly string[] {
  const text = PLAY[lang];
  const { turn } = state;
  const daylight = state.day === "neither" ? "" : `, ${text[state.day]}`;
  const lines = [
    styled("bold", `${text.turn} ${turn.number}: ${turn.active}, ${tableOf(lang).steps[turn.step]}${daylight}`),
  ];
  const name = (id: ObjectId): string => objectText(state, things, names, id, lang);
  for (const player of state.players) {
    const permanents = state.battlefield.filter((id) => controllerOf(state, id) === player.id);
    const pool =
      player.pool.length === 0 ? "" : `, ${text.mana} ${player.pool.map(({ kind }) => `{${kind}}`).join("")}`;
    lines.push(
      `${styled("bold", player.id)}: ${text.life} ${player.life}, ${text.library} ${player.library.length}${pool}`,
    );
    const zones: readonly (readonly [string, readonly ObjectId[]])[] = [
      [text.board, permanents],
      [text.hand, player.hand],
      [text.graveyard, player.graveyard],
      [text.exile, ownedBy(state, state.exile, player.id)],
      [text.command, ownedBy(state, state.command, player.id)],
    ];
    for (const [zone, ids] of zones) if (ids.length > 0) lines.push(`  ${zone}: ${ids.map(name).join("; ")}`);
  }
  if (state.stack.length > 0) lines.push(`${text.stack}: ${[...state.stack].reverse().map(name).join("; ")}`);
  return lines;
}

const ownedBy = (state: GameState, ids: readonly ObjectId[], player: string): readonly ObjectId[] =>
  ids.filter((id) => objectAt(state, id)?.owner === player);

function objectText(state: GameState, things: Things, names: Names, id: ObjectId, lang: Language): string {
  const object = objectAt(state, id);
  const name = names.object(id);
  const label = referenceTo(state, things, id);
  const parts = [name];
  if (object?.kind === "card" && object.zone === "battlefield") {
    const { power, toughness } = characteristics(state, id);
    if (power !== undefined && toughness !== undefined) parts.push(`${power}/${toughness}`);
    for (const [counter, count] of Object.entries(object.counters))
      if (count > 0) parts.push(`(${tableOf(lang).counter(counter)} ×${count})`);
    if (object.permanent?.tapped === true) parts.push("(T)");
  }
  return label === name || label.startsWith("#") ? parts.join(" ") : `${parts.join(" ")} [${label}]`;
}
