import type { Scenario, ScenarioObject, ScenarioZone } from "../format/scenario.ts";
import { SCENARIO_ZONES } from "../format/scenario.ts";
import type { PuzzleNote } from "./note.ts";
import { writePuzzleToken } from "./puzzle-token.ts";
import { counterTo, nameTo, PHASES } from "./words.ts";

/** A scenario's board as a puzzle file, and what of it a puzzle file can't say. */
export interface WrittenPuzzle {
  readonly text: string;
  readonly notes: readonly PuzzleNote[];
}

/** Writes the board of a scenario as a puzzle file. Its steps, and what such files have no words for, are told as lost. */
export function writePuzzle(scenario: Scenario): WrittenPuzzle {
  const notes: PuzzleNote[] = [];
  const players = Object.entries(scenario.players ?? { P1: {}, P2: {} });
  const seat = (id: string): string | undefined => {
    const at = players.findIndex(([name]) => name === id);
    return at < 0 ? undefined : `p${at}`;
  };
  const ids = numbersOf(players.flatMap(([, player]) => SCENARIO_ZONES.flatMap((zone) => player[zone] ?? [])));
  const { title, turn } = scenario;
  const words = typeof title === "string" ? title : (title.en ?? title.ja ?? scenario.id);
  const lines = ["[metadata]", `Name:${words}`, "[state]"];
  lines.push(
    `turn=${turn?.number ?? 1}`,
    `activeplayer=${seat(turn?.active ?? players[0]?.[0] ?? "") ?? "p0"}`,
    `activephase=${phaseOf(turn?.step ?? "main1")}`,
  );
  for (const [at, [, player]] of players.entries()) {
    lines.push(`p${at}life=${player.life ?? 20}`);
    if (player.poison !== undefined) lines.push(`p${at}counters=POISON=${player.poison}`);
    if (player.pool !== undefined) lines.push(`p${at}manapool=${[...player.pool.replaceAll(/[{}]/g, "")].join(" ")}`);
    for (const zone of SCENARIO_ZONES) {
      const objects = player[zone];
      if (objects !== undefined)
        lines.push(
          `p${at}${zone}=${objects.map((object) => writeCard(object, zone, scenario, ids, seat, notes)).join(";")}`,
        );
    }
  }
  if (scenario.steps.length > 0) notes.push({ code: "lost-steps", what: String(scenario.steps.length) });
  if (turn?.day !== undefined && turn.day !== "neither") notes.push({ code: "lost-day", what: turn.day });
  if (turn?.previous !== undefined) notes.push({ code: "lost-previous-turn", what: JSON.stringify(turn.previous) });
  if (scenario.edition !== undefined) notes.push({ code: "lost-edition", what: scenario.edition });
  if (scenario.mana !== "exact") notes.push({ code: "lost-mana", what: scenario.mana ?? "unlimited" });
  return { text: `${lines.join("\n")}\n`, notes };
}

/** A number for each object that others refer to, by its label or name. */
function numbersOf(objects: readonly (string | ScenarioObject)[]): ReadonlyMap<string, number> {
  const named = new Set(
    objects
      .flatMap((object) =>
        typeof object === "string"
          ? []
          : [object.attachedTo, object.exiledWith, typeof object.copyOf === "string" ? object.copyOf : undefined],
      )
      .filter((name) => name !== undefined),
  );
  const ids = new Map<string, number>();
  for (const object of objects) {
    const label = typeof object === "string" ? object : (object.as ?? object.card);
    if (label !== undefined && named.has(label) && !ids.has(label)) ids.set(label, ids.size + 1);
  }
  return ids;
}

function writeCard(
  given: string | ScenarioObject,
  zone: ScenarioZone,
  scenario: Scenario,
  ids: ReadonlyMap<string, number>,
  seat: (id: string) => string | undefined,
  notes: PuzzleNote[],
): string {
  const object: ScenarioObject = typeof given === "string" ? { card: given } : given;
  const name = object.card ?? object.meld?.[0] ?? "";
  const record = object.token === true ? scenario.cards?.find((card) => card.name === object.card) : undefined;
  const parts = [record === undefined ? name : writePuzzleToken(record)];
  const label = object.as ?? object.card;
  const id = label === undefined ? undefined : ids.get(label);
  if (id !== undefined) parts.push(`Id:${id}`);
  if (object.face === "back") parts.push("Transformed");
  if (object.meld?.[1] !== undefined) parts.push(`Meld:${nameTo(object.meld[1])}`);
  if (object.faceDown !== undefined) {
    parts.push(
      object.faceDown === "manifest"
        ? "FaceDown:Manifested"
        : object.faceDown === "cloak"
          ? "FaceDown:Cloaked"
          : "FaceDown",
    );
    if (
      zone === "battlefield" &&
      object.faceDown !== "manifest" &&
      object.faceDown !== "cloak" &&
      object.faceDown !== "plain"
    )
      notes.push({ code: "lost-face-down-cause", what: `${name}: ${object.faceDown}` });
  }
  if (object.attachedTo !== undefined) {
    const host = seat(object.attachedTo) ?? ids.get(object.attachedTo);
    if (host === undefined) notes.push({ code: "no-such-object", what: object.attachedTo });
    else parts.push(`AttachedTo:${host}`);
  }
  const counters = {
    ...object.counters,
    ...(object.loyalty === undefined ? {} : { loyalty: object.loyalty }),
    ...(object.defense === undefined ? {} : { defense: object.defense }),
  };
  if (Object.keys(counters).length > 0)
    parts.push(
      `Counters:${Object.entries(counters)
        .map(([counter, count]) => `${counterTo(counter)}=${count}`)
        .join(",")}`,
    );
  if (object.damage !== undefined) parts.push(`Damage:${object.damage}`);
  if (object.owner !== undefined) parts.push(`Owner:${(seat(object.owner) ?? object.owner).toUpperCase()}`);
  if (object.tapped === true) parts.push("Tapped");
  if (object.sick === true) parts.push("SummonSick");
  if (object.commander === true) parts.push("IsCommander");
  if (object.exiledWith !== undefined && ids.get(object.exiledWith) !== undefined)
    parts.push(`ExiledWith:${ids.get(object.exiledWith) ?? ""}`);
  if (object.chosen !== undefined)
    notes.push({ code: "lost-chosen", what: `${name}: ${JSON.stringify(object.chosen)}` });
  if (object.copyOf !== undefined) notes.push({ code: "lost-copy", what: name });
  if (object.token === true && record === undefined) notes.push({ code: "lost-token-faces", what: name });
  return parts.join("|");
}

function phaseOf(step: string): string {
  return Object.entries(PHASES).find(([, known]) => known === step)?.[0] ?? "MAIN1";
}
