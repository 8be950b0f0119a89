import {
  canSee,
  characteristics,
  type GameEvent,
  type GameObject,
  type GameState,
  lastKnownAt,
  type ObjectId,
  objectAt,
  type PlayerId,
  type Renaming,
} from "@obverse/core";
import type { Names } from "./message-table.ts";

/** How things are named: in which words, for whom. */
export interface Naming {
  readonly lang: "en" | "ja";
  /** A card's name in the language. Absent: as the card has it. */
  readonly nameIn?: (name: string) => string;
  /** Who reads it: what that player may not know is not named. Absent: someone who knows everything. */
  readonly viewer?: PlayerId;
}

/** The names of a game's objects as they are now; those of former objects as they last were. */
export function namesOf(state: GameState, naming: Naming): Names {
  return {
    object: (id) => objectName(state, id, naming),
    player: (id) => (id === "nature" ? WORDS[naming.lang].nature : id),
  };
}

/**
 * The names as something happened: at each event, by its place among the events, those of that moment, with what it turned into afterwards. An object
 * keeps the name it had before all of them until an event changes it. The place after the last: the names in the end.
 */
export function namesThrough(
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
  naming: Naming,
): (place: number) => Names {
  const then = namesOf(before, naming);
  const now = namesOf(after, naming);
  const changes = new Map<ObjectId, (Renaming & { readonly place: number })[]>();
  for (const [place, event] of events.entries())
    if (isRenaming(event)) changes.set(event.object, [...(changes.get(event.object) ?? []), { ...event, place }]);
  const nameAt = (id: ObjectId, place: number): string => {
    const known = objectAt(before, id) !== undefined;
    const own = changes.get(id);
    const last = own?.findLast((change) => change.place < place);
    if (own === undefined) return known ? then.object(id) : now.object(id);
    if (last === undefined && known) return then.object(id);
    const name = last === undefined ? own[0]?.was : last.into;
    if (name !== undefined) return translated(name, naming);
    return last !== undefined && last === own.at(-1) ? now.object(id) : WORDS[naming.lang].faceDown(undefined);
  };
  return (place) => ({
    object: (id) => nameAt(id, place),
    player: now.player,
    after: (id) => {
      const name = nameAt(id, place + 1);
      return nameAt(id, place) === name ? undefined : name;
    },
  });
}

type RenamingEvent = Extract<GameEvent, Renaming & { readonly kind: (typeof RENAMING)[number] }>;

const RENAMING = [
  "transformed",
  "converted",
  "turned-face-up",
  "turned-face-down",
  "became-copy",
  "merged",
  "flipped",
] as const;

const isRenaming = (event: GameEvent): event is RenamingEvent => RENAMING.some((kind) => kind === event.kind);

function objectName(state: GameState, id: ObjectId, naming: Naming): string {
  const words = WORDS[naming.lang];
  const object = objectAt(state, id);
  if (object === undefined) {
    const gone = lastKnownAt(state, id);
    if (gone === undefined) return words.something;
    if (gone.object.kind === "ability") return words.abilityOf(objectName(state, gone.object.source, naming));
    return gone.characteristics.name === null
      ? hidden(state, gone.object, naming)
      : translated(gone.characteristics.name, naming);
  }
  if (object.kind === "ability") return words.abilityOf(objectName(state, object.source, naming));
  if (object.kind === "emblem")
    return object.dungeon === undefined ? words.emblem : translated(object.dungeon.name, naming);
  if (naming.viewer !== undefined && !canSee(state, naming.viewer, id) && isHidden(object))
    return hidden(state, object, naming);
  const { name } = characteristics(state, id);
  return name === null ? hidden(state, object, naming) : translated(name, naming);
}

const isHidden = (object: GameObject): boolean =>
  object.kind === "card" &&
  (object.zone === "hand" || object.zone === "library" || object.hidden !== undefined || object.faceDown !== undefined);

function hidden(state: GameState, object: GameObject, naming: Naming): string {
  const words = WORDS[naming.lang];
  if (object.kind !== "card") return words.something;
  const may = naming.viewer === undefined || canSee(state, naming.viewer, object.id);
  const definition = may ? state.definitions[object.components[0]?.what.definition ?? ""] : undefined;
  const card = definition === undefined ? undefined : translated(definition.faces[0].name, naming);
  return object.faceDown !== undefined || object.hidden !== undefined ? words.faceDown(card) : (card ?? words.card);
}

const translated = (name: string, naming: Naming): string => naming.nameIn?.(name) ?? name;

const WORDS = {
  en: {
    nature: "Chance",
    something: "something",
    emblem: "an emblem",
    card: "a card",
    abilityOf: (name: string) => `an ability of ${name}`,
    faceDown: (card: string | undefined) => (card === undefined ? "a face-down card" : `face-down ${card}`),
  },
  ja: {
    nature: "無作為",
    something: "何か",
    emblem: "紋章",
    card: "カード",
    abilityOf: (name: string) => `${name}の能力`,
    faceDown: (card: string | undefined) => (card === undefined ? "裏向きのカード" : `裏向きの${card}`),
  },
} as const;
