import type { Ability } from "../ability/ability.ts";
import { definitionOf } from "../faces/definitions.ts";
import { rulesOfFace } from "../faces/face-up.ts";
import { partsOf } from "../faces/parts.ts";
import type { Characteristics } from "../model/characteristics.ts";
import type { ObjectId } from "../model/ids.ts";
import type { CardObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import type { RuleKey } from "../rules/rules.ts";
import { lastKnownAt, objectAt } from "../storage/objects.ts";
import { worldOf } from "./characteristics.ts";
import { copiableValuesOf, copyOn } from "./copy-layer.ts";
import { ownValues } from "./copy-source.ts";
import { draftOfOther, draftOfValues, finished } from "./draft.ts";
import type { Step } from "./layering.ts";
import { LAYERS } from "./layers.ts";

/** What can be explained of an object. */
export const EXPLAINED = [
  "face",
  "name",
  "manaCost",
  "manaValue",
  "colors",
  "supertypes",
  "types",
  "subtypes",
  "power",
  "toughness",
  "loyalty",
  "defense",
  "abilities",
  "controller",
] as const;
/** One of the properties that can be explained. */
export type Explained = (typeof EXPLAINED)[number];

/** Where in the making of characteristics a step stands: the printed face, layer 1a, layer 1b, a later layer, or what a number comes to in the end. */
export type ExplanationStage = "printed" | "1a" | "1b" | (typeof LAYERS)[number]["id"] | "result";

/** A step in the explanation of a value: what changed it, by which rules, to what. */
export interface ExplanationStep {
  readonly property: Explained;
  readonly stage: ExplanationStage;
  /** What did it, as a code for its sentence. */
  readonly what:
    | "face"
    | "copy"
    | "face-down"
    | "effect"
    | "defining"
    | "counters"
    | "land-types"
    | "not-a-creature"
    | "loyalty-counters"
    | "defense-counters"
    | "put-there"
    | "last-known";
  /** The most specific first. */
  readonly rules: readonly RuleKey[];
  /** The object whose ability or effect it was. Absent: none. */
  readonly source?: ObjectId;
  /** The value after this step; `null`: none. Abilities by their keys. */
  readonly value: string | number | null | readonly string[];
  /** Of `abilities`: what they are, in the order of their keys. */
  readonly abilities?: readonly Ability[];
}

/**
 * Why an object's characteristics are what they are: for each property (or the one given) the steps that made it, in order: the printed face that is up,
 * copy effects, face-down status, then the layers. A step that changed nothing is left out, but for the first.
 */
export function explain(state: GameState, id: ObjectId, property?: Explained): readonly ExplanationStep[] {
  const object = objectAt(state, id);
  const wanted = property === undefined ? EXPLAINED : [property];
  if (object === undefined) {
    const gone = lastKnownAt(state, id);
    if (gone === undefined) throw new Error(`no object ${id}`);
    return wanted.map((one) => ({
      property: one,
      stage: "result",
      what: "last-known",
      rules: ["608.2h"],
      value: valueIn(gone.characteristics, one, gone.object.kind === "card" ? gone.object : undefined, gone.controller),
      ...(one === "abilities" ? { abilities: gone.characteristics.abilities.map(({ ability }) => ability) } : {}),
    }));
  }
  const steps: Snapshot[] =
    object.kind === "card"
      ? firstLayer(state, object)
      : [
          {
            stage: "printed",
            what: "face",
            rules: () => ["109.1"],
            now: finished(draftOfOther(object), object),
            controller: object.controller,
          },
        ];
  const world = worldOf(state);
  for (const [at, step] of world.steps.entries()) {
    const draft = world.draftAt(object, at + 1);
    if (draft === world.draftAt(object, at)) continue;
    steps.push({
      stage: step.layer,
      what: whatOf(step),
      rules: () => rulesOf(step),
      ...(step.kind === "effect" && step.effect.source !== undefined ? { source: step.effect.source } : {}),
      now: { ...finished(draft, object), ...numbersOf(draft) },
      controller: draft.controller,
    });
  }
  const last = world.characteristics(id);
  steps.push({
    stage: "result",
    what: "not-a-creature",
    rules: () => ["208.3"],
    now: last,
    controller: world.controller(id),
  });
  return wanted.flatMap((one) => explained(steps, one, object.kind === "card" ? object : undefined));
}

/** The object as it stands after a step. */
interface Snapshot {
  readonly stage: ExplanationStage;
  readonly what: ExplanationStep["what"];
  readonly rules: (property: Explained) => readonly RuleKey[];
  readonly source?: ObjectId;
  readonly now: Characteristics;
  readonly controller: string;
}

function explained(
  steps: readonly Snapshot[],
  property: Explained,
  object: CardObject | undefined,
): readonly ExplanationStep[] {
  const found: ExplanationStep[] = [];
  let before: string | undefined;
  for (const { stage, what, rules, source, now, controller } of steps) {
    const value = valueIn(now, property, object, controller);
    // Those of a copy are others than the printed ones, though they have the same keys.
    const abilities = property === "abilities" ? now.abilities.map(({ ability }) => ability) : undefined;
    const text = JSON.stringify([value, abilities]);
    if (before === text) continue;
    before = text;
    const isGiven = property === "controller" && found.length === 0 && object !== undefined;
    const result = isGiven
      ? ({ what: "put-there", rules: BASE.controller } as const)
      : stage === "result"
        ? resultOf(property)
        : undefined;
    found.push({
      property,
      stage,
      what: result?.what ?? what,
      rules: result?.rules ?? rules(property),
      ...(source === undefined ? {} : { source }),
      value,
      ...(abilities === undefined ? {} : { abilities }),
    });
  }
  return found;
}

function resultOf(property: Explained): Pick<ExplanationStep, "what" | "rules"> | undefined {
  if (property === "loyalty") return { what: "loyalty-counters", rules: ["306.5c"] };
  return property === "defense" ? { what: "defense-counters", rules: ["310.4c"] } : undefined;
}

/** The printed face, then layer 1. */
function firstLayer(state: GameState, object: CardObject): Snapshot[] {
  if (object.faceDown !== undefined)
    return [
      {
        stage: "1b",
        what: "face-down",
        rules: () => faceDownRules(object),
        now: whole(copiableValuesOf(state, object), object),
        controller: object.controller,
      },
    ];
  const steps: Snapshot[] = [
    {
      stage: "printed",
      what: "face",
      rules: (property) => [...printedRules(state, object, property), ...BASE[property]],
      now: whole(ownValues(state, object), object),
      controller: object.controller,
    },
  ];
  const copy = copyOn(state, object);
  if (copy !== undefined) {
    const zero = copiedZero(state, copy.source);
    const exceptions: readonly RuleKey[] = copy.source.exceptions === undefined ? [] : ["707.9b"];
    const source = copy.effect?.source ?? copy.by;
    steps.push({
      stage: "1a",
      what: "copy",
      rules: (property) => [...(property === "manaValue" ? zero : []), "707.2", ...exceptions, "613.2a"],
      ...(source === undefined ? {} : { source }),
      now: whole(copiableValuesOf(state, object), object),
      controller: object.controller,
    });
  }
  return steps;
}

function whole(values: ReturnType<typeof copiableValuesOf>, object: CardObject): Characteristics {
  const draft = draftOfValues(values, object);
  return { ...finished(draft, object), ...numbersOf(draft) };
}

/** Numbers as they stand within the layers, whether or not the object has them in the end. */
function numbersOf({ power, toughness, loyalty, defense }: Partial<Characteristics>): Partial<Characteristics> {
  return {
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
  };
}

const BASE: Readonly<Record<Explained, readonly RuleKey[]>> = {
  face: ["200.1"],
  name: ["201.1"],
  manaCost: ["202.1"],
  manaValue: ["202.3"],
  colors: ["105.2"],
  supertypes: ["205.4a"],
  types: ["205.2a"],
  subtypes: ["205.3a"],
  power: ["208.1"],
  toughness: ["208.1"],
  loyalty: ["209.1"],
  defense: ["210.1"],
  abilities: ["113.1"],
  controller: ["110.2"],
};

/** Why the object has the face's values that it has (712.8), and its mana value (202.3b–d). */
function printedRules(state: GameState, object: CardObject, property: Explained): readonly RuleKey[] {
  const [part, below] = partsOf(state.definitions, object.components);
  if (part === undefined || property === "controller") return [];
  const merged: readonly RuleKey[] =
    below === undefined ? [] : ["730.2a", ...(property === "abilities" ? (["702.140e"] as const) : [])];
  if (part.kind === "melded")
    return property === "manaValue"
      ? ["202.3c", "712.8g", ...merged]
      : property === "face"
        ? ["712.4a", "712.8g", ...merged]
        : ["712.8g", ...merged];
  const zone = object.zone === "battlefield" || object.zone === "stack" ? object.zone : "elsewhere";
  const ofFace = rulesOfFace(part.card.kind, zone === "elsewhere" ? "front" : part.component.face, zone);
  const back = part.component.face === "back" && zone !== "elsewhere" && part.card.kind !== "modal";
  const halves: readonly RuleKey[] =
    part.card.halves === undefined || zone === "battlefield"
      ? []
      : part.card.halves.kind === "split"
        ? property === "manaValue"
          ? ["202.3d", "709.4"]
          : ["709.4"]
        : [];
  return [...ofFace, ...(property === "manaValue" && back ? (["202.3b"] as const) : []), ...halves, ...merged];
}

/** The rules by which a copied back face or melded permanent has mana value 0 (202.3b–c). */
function copiedZero(state: GameState, source: NonNullable<ReturnType<typeof copyOn>>["source"]): readonly RuleKey[] {
  if (source.kind === "melded") return ["202.3c", "712.8g"];
  const back =
    source.kind === "definition" &&
    source.face === "back" &&
    definitionOf(state.definitions, source.definition).kind !== "modal";
  return back ? ["202.3b", "712.8e"] : [];
}

function faceDownRules({ faceDown }: CardObject): readonly RuleKey[] {
  switch (faceDown?.cause) {
    case "morph":
    case "megamorph":
      return ["708.2a", "708.2", "702.37c"];
    case "disguise":
      return ["708.2a", "708.2", "702.168b"];
    case "manifest":
      return ["708.2a", "708.2", "701.40a"];
    case "cloak":
      return ["708.2a", "708.2", "701.58a"];
    default:
      return ["708.2a", "708.2"];
  }
}

function whatOf(step: Step): ExplanationStep["what"] {
  return step.kind === "effect" ? "effect" : step.stage;
}

function rulesOf(step: Step): readonly RuleKey[] {
  const layer = LAYERS.find(({ id }) => id === step.layer)?.rule ?? "613.1";
  if (step.kind === "effect") return [layer];
  switch (step.stage) {
    case "land-types":
      return ["305.6", layer];
    case "defining":
      return ["604.3", layer];
    case "counters":
      return step.layer === "6" ? ["122.1b", layer] : [layer, "122.1a"];
  }
}

function valueIn(
  now: Characteristics,
  property: Explained,
  object: CardObject | undefined,
  controller: string,
): ExplanationStep["value"] {
  switch (property) {
    case "face":
      return object === undefined || object.faceDown !== undefined
        ? "front"
        : object.zone === "battlefield" || object.zone === "stack"
          ? (object.components[0]?.face ?? "front")
          : "front";
    case "controller":
      return controller;
    case "manaCost":
      return now.manaCost === null ? null : now.manaCost.map((symbol) => `{${symbol}}`).join("");
    case "abilities":
      return now.abilities.map(({ key }) => key);
    default:
      return now[property] ?? null;
  }
}
