import type { Scenario } from "@obverse/scenario";
import { signal } from "@preact/signals";
import { line, openScenario, screen } from "../state/store.ts";

/** An object of a set-up as the editor keeps it: always as a mapping. */
export type DraftObject = Exclude<NonNullable<NonNullable<Scenario["players"]>[string]["battlefield"]>[number], string>;
/** Zones of the editor, in its order. */
export const DRAFT_ZONES = ["battlefield", "hand", "graveyard", "exile", "command", "library"] as const;
/** A zone of the editor. */
export type DraftZone = (typeof DRAFT_ZONES)[number];

/** The set-up that is being made. Absent: not begun. */
export const draft = signal<Scenario | undefined>(undefined);

/** An empty board for two. */
export const EMPTY: Scenario = {
  id: "own",
  title: { en: "A board of one’s own", ja: "自分で作った盤面" },
  rules: ["712.8"],
  players: { P1: {}, P2: {} },
  steps: [],
};

/** The set-up in the editor: the one being made, else that of the board that is shown. */
export function currentDraft(): Scenario {
  const now = line.value?.scenario;
  return draft.value ?? (now === undefined ? EMPTY : { ...EMPTY, ...pick(now), steps: [] });
}

function pick({ players, turn, mana, cards, edition }: Scenario): Partial<Scenario> {
  return {
    ...(players === undefined ? {} : { players }),
    ...(turn === undefined ? {} : { turn }),
    ...(mana === undefined ? {} : { mana }),
    ...(cards === undefined ? {} : { cards }),
    ...(edition === undefined ? {} : { edition }),
  };
}

/** The objects of a zone, as mappings. */
export function objectsIn(scenario: Scenario, player: string, zone: DraftZone): readonly DraftObject[] {
  return (scenario.players?.[player]?.[zone] ?? []).map((one) => (typeof one === "string" ? { card: one } : one));
}

/** Puts other objects into a zone of the set-up. */
export function setObjects(player: string, zone: DraftZone, objects: readonly DraftObject[]): void {
  setPlayer(player, { [zone]: objects.map(short) });
}

/** Changes what the set-up says of a player. */
export function setPlayer(player: string, change: object): void {
  const now = currentDraft();
  draft.value = { ...now, players: { ...now.players, [player]: { ...now.players?.[player], ...change } } };
}

/** Begins a game with the set-up. */
export function startDraft(): void {
  const scenario = currentDraft();
  if (openScenario(scenario, "start")) draft.value = undefined;
}

/** Puts a card onto the first player's battlefield, on the board that is shown as it was set up. */
export function addToBoard(name: string): void {
  const now = currentDraft();
  const [player = "P1"] = Object.keys(now.players ?? {});
  draft.value = now;
  setObjects(player, "battlefield", [...objectsIn(now, player, "battlefield"), { card: name }]);
  startDraft();
  screen.value = "board";
}

/** A card of which nothing else is said is written as its name. */
function short(object: DraftObject): string | DraftObject {
  const { card, ...rest } = object;
  return card !== undefined && Object.keys(rest).length === 0 ? card : object;
}
