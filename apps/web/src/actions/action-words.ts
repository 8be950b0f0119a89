import { type Action, characteristics, type GameState, type ObjectId } from "@obverse/core";
import type { SayOptions } from "@obverse/oracle/say";
import { abilityWords, wantAbilityWords } from "../state/loaded.ts";
import { nameIn, namesNow } from "../state/naming.ts";
import { fill, language, texts } from "../words/language.ts";

/** What a player may do, in words that fit on a button. */
export function actionWords(state: GameState, action: Action): string {
  const text = texts.value;
  const name = "object" in action ? namesNow(state).object(action.object) : "";
  switch (action.kind) {
    case "pass":
      return text.pass;
    case "cast":
      return castWords(state, action, name);
    case "play-land":
      return fill(text.play, action.face === undefined ? name : (faceName(state, action.object, action.face) ?? name));
    case "activate":
      return abilityOf(name, wordsOf(state, action));
    case "turn-face-up":
      return `${fill(text.turnFaceUp, upName(state, action.object) ?? name)} (${(text.causes as Readonly<Record<string, string>>)[action.via] ?? text.manaCost})`;
    case "special":
      return `${action.action}: ${name}`;
    default:
      return action.kind;
  }
}

function castWords(state: GameState, action: Extract<Action, { kind: "cast" }>, name: string): string {
  const text = texts.value;
  const { face, faceDown, via } = action;
  const down = faceDown === undefined ? undefined : fill(text.castDown, text.causes[faceDown]);
  const shown =
    typeof face === "string"
      ? (faceName(state, action.object, face) ?? name)
      : typeof face === "object"
        ? (halfName(state, action.object, face.half) ?? name)
        : name;
  const words = down ?? fill(text.cast, shown);
  return via === undefined ? words : `${words} ${fill(text.via, via)}`;
}

/** What is activated, and of what. */
function abilityOf(name: string, words: string | undefined): string {
  return words === undefined
    ? fill(texts.value.activate, name)
    : `${name}${language.value === "ja" ? "：" : ": "}${words}`;
}

/** What a face-down object would be called face up. */
function upName(state: GameState, id: number): string | undefined {
  const object = state.objects.chunks[id >> 5]?.[id & 31];
  return object?.kind === "card" ? faceName(state, id, object.components[0]?.face ?? "front") : undefined;
}

/** The name of a face of the card that an object is. */
export function faceName(state: GameState, id: number, side: "front" | "back"): string | undefined {
  const card = cardAt(state, id);
  const face = side === "front" ? card?.faces[0] : card?.faces[1];
  return face === undefined ? undefined : nameIn.value(face.name);
}

function halfName(state: GameState, id: number, half: 0 | 1 | "fused"): string | undefined {
  const parts = cardAt(state, id)?.halves?.parts;
  if (parts === undefined) return undefined;
  return half === "fused" ? parts.map(({ name }) => nameIn.value(name)).join(" + ") : nameIn.value(parts[half].name);
}

function cardAt(state: GameState, id: number): GameState["definitions"][string] | undefined {
  const object = state.objects.chunks[id >> 5]?.[id & 31];
  return object?.kind === "card" ? state.definitions[object.components[0]?.what.definition ?? ""] : undefined;
}

function wordsOf(state: GameState, action: Extract<Action, { kind: "activate" }>): string | undefined {
  const owned = characteristics(state, action.object).abilities.find(({ key }) => key === action.ability);
  const words = abilityWords.value;
  if (words === undefined) wantAbilityWords();
  if (owned === undefined || words === undefined) return undefined;
  return words.say(owned.ability, language.value, bearerOf(state, action.object));
}

/** What an ability or a choice is of, for the words that say it. */
export function bearerOf(state: GameState, id: ObjectId): SayOptions {
  const { name, types, subtypes, supertypes } = characteristics(state, id);
  return {
    types,
    subtypes,
    supertypes,
    nameOf: nameIn.value,
    ...(name === null ? {} : { name: nameIn.value(name) }),
  };
}
