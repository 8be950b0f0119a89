import type { Scenario, ScenarioObject, ScenarioPlayer, ScenarioTurn, ScenarioZone } from "../format/scenario.ts";
import { SCENARIO_ZONES } from "../format/scenario.ts";
import type { PuzzleNote } from "./note.ts";
import { readPuzzleToken } from "./puzzle-token.ts";
import { counterFrom, nameFrom, PHASES } from "./words.ts";

/** A puzzle as a scenario without steps, and what of it was not understood. */
export interface ReadPuzzle {
  readonly scenario: Scenario;
  readonly notes: readonly PuzzleNote[];
}

interface Line {
  readonly number: number;
  readonly key: string;
  readonly value: string;
}

type Building = { -readonly [K in keyof ScenarioPlayer]: ScenarioPlayer[K] };

const PLAYER_KEY = /^(human|ai|p\d)(life|counters|manapool|battlefield|hand|graveyard|library|exile|command)$/;
const PLAYERS: Readonly<Record<string, string>> = { human: "P1", p0: "P1", ai: "P2", p1: "P2", p2: "P3", p3: "P4" };

/** Reads a puzzle file. What is not understood is told and left out; nothing is fatal. */
export function readPuzzle(text: string, file: string): ReadPuzzle {
  const notes: PuzzleNote[] = [];
  const { metadata, state } = sectionsOf(text, notes);
  const players: Record<string, Building> = { P1: {}, P2: {} };
  const cards: Readonly<Record<string, unknown>>[] = [];
  const turn: { -readonly [K in keyof ScenarioTurn]: ScenarioTurn[K] } = {};
  for (const line of state) {
    const known = PLAYER_KEY.exec(line.key);
    if (known !== null) {
      const id = PLAYERS[known[1] ?? ""] ?? "P1";
      const player = players[id] ?? {};
      players[id] = player;
      readPlayerLine(player, known[2] ?? "", line, cards, notes);
    } else if (line.key === "turn") turn.number = Number(line.value);
    else if (line.key === "activeplayer") turn.active = PLAYERS[line.value.toLowerCase()] ?? "P1";
    else if (line.key === "activephase" && PHASES[line.value.toUpperCase()] !== undefined)
      turn.step = PHASES[line.value.toUpperCase()] ?? "main1";
    else notes.push({ code: "not-understood", what: `${line.key}=${line.value}`, line: line.number });
  }
  const title = metadata.find(({ key }) => key === "name")?.value ?? file;
  const description = metadata.find(({ key }) => key === "description")?.value;
  const scenario: Scenario = {
    id: slugOf(title),
    title,
    rules: ["712.8"],
    source: file,
    ...(description === undefined ? {} : { notes: description }),
    ...(cards.length === 0 ? {} : { cards }),
    mana: "exact",
    players,
    ...(Object.keys(turn).length === 0 ? {} : { turn }),
    steps: [],
  };
  return { scenario, notes };
}

function sectionsOf(
  text: string,
  notes: PuzzleNote[],
): { readonly metadata: readonly Line[]; readonly state: readonly Line[] } {
  const metadata: Line[] = [];
  const state: Line[] = [];
  let section = "";
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const head = /^\[(.+)\]$/.exec(line);
    if (head !== null) {
      section = (head[1] ?? "").toLowerCase();
      continue;
    }
    const split = section === "state" ? line.indexOf("=") : line.search(/[:=]/);
    const entry = {
      number: at + 1,
      key: line.slice(0, Math.max(split, 0)).trim().toLowerCase(),
      value: line.slice(split + 1).trim(),
    };
    if (split > 0 && section === "state") state.push(entry);
    else if (split > 0 && section === "metadata") metadata.push(entry);
    else notes.push({ code: "not-understood", what: line, line: at + 1 });
  }
  return { metadata, state };
}

function readPlayerLine(
  player: Building,
  what: string,
  { value, number }: Line,
  cards: Readonly<Record<string, unknown>>[],
  notes: PuzzleNote[],
): void {
  if (what === "life") player.life = Number(value);
  else if (what === "manapool")
    player.pool = value
      .split(/\s+/)
      .filter((symbol) => symbol !== "")
      .map((symbol) => `{${symbol}}`)
      .join("");
  else if (what === "counters") {
    for (const part of value.split(",")) {
      const [name = "", count = "0"] = part.split("=");
      if (name.trim().toUpperCase() === "POISON") player.poison = Number(count);
      else notes.push({ code: "not-understood", what: part.trim(), line: number });
    }
  } else {
    const zone = SCENARIO_ZONES.find((candidate) => candidate === what) ?? "battlefield";
    player[zone] = value
      .split(";")
      .filter((part) => part.trim() !== "")
      .map((part) => readCard(part.trim(), zone, number, cards, notes));
  }
}

function readCard(
  text: string,
  zone: ScenarioZone,
  line: number,
  cards: Readonly<Record<string, unknown>>[],
  notes: PuzzleNote[],
): string | ScenarioObject {
  const [name = "", ...modifiers] = text.split("|");
  const object: { -readonly [K in keyof ScenarioObject]: ScenarioObject[K] } = {};
  const token = /^t:/i.test(name) ? readPuzzleToken(name) : undefined;
  if (token !== undefined) {
    cards.push(token);
    object.card = String(token.name);
    object.token = true;
  } else object.card = name.trim();
  for (const modifier of modifiers) readModifier(object, modifier.trim(), zone, line, notes);
  return Object.keys(object).length === 1 && object.card !== undefined ? object.card : object;
}

function readModifier(
  object: { -readonly [K in keyof ScenarioObject]: ScenarioObject[K] },
  modifier: string,
  zone: ScenarioZone,
  line: number,
  notes: PuzzleNote[],
): void {
  const at = modifier.indexOf(":");
  const key = (at < 0 ? modifier : modifier.slice(0, at)).toLowerCase();
  const value = at < 0 ? "" : modifier.slice(at + 1).trim();
  switch (key) {
    case "transformed":
    case "modal":
      object.face = "back";
      return;
    case "meld":
      object.meld = [object.card ?? "", nameFrom(value)];
      delete object.card;
      return;
    case "facedown":
      object.faceDown =
        value.toLowerCase() === "manifested" ? "manifest" : value.toLowerCase() === "cloaked" ? "cloak" : "plain";
      if (value === "" && zone === "battlefield")
        notes.push({ code: "lost-face-down-cause", what: object.card ?? "", line });
      return;
    case "id":
      object.as = `id${value}`;
      return;
    case "attachedto":
    case "enchantingplayer":
      object.attachedTo = PLAYERS[value.toLowerCase()] ?? `id${value}`;
      return;
    case "exiledwith":
      object.exiledWith = `id${value}`;
      return;
    case "counters":
      object.counters = Object.fromEntries(
        value
          .split(",")
          .map((part) => part.split("="))
          .map(([name = "", count = "1"]) => [counterFrom(name.trim()), Number(count)]),
      );
      return;
    case "damage":
      object.damage = Number(value);
      return;
    case "owner":
      object.owner = PLAYERS[value.toLowerCase()] ?? value;
      return;
    case "tapped":
      object.tapped = true;
      return;
    case "summonsick":
      object.sick = true;
      return;
    case "iscommander":
      object.commander = true;
      return;
    case "namedcard":
      object.chosen = { ...object.chosen, name: nameFrom(value) };
      return;
    case "chosentype":
      object.chosen = { ...object.chosen, type: value };
      return;
    case "set":
    case "art":
    case "noetbtrigs":
      return;
    default:
      notes.push({ code: "not-understood", what: modifier, line });
  }
}

function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return slug === "" ? "puzzle" : slug;
}
