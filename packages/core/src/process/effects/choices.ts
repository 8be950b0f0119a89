import type { Selector } from "../../ability/selector.ts";
import { characteristics, copySourceOf } from "../../characteristics/characteristics.ts";
import { BASIC_LAND_TYPES, CARD_TYPES } from "../../model/card-types.ts";
import type { Answer, Decision } from "../../model/decision.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { COLORS } from "../../model/mana.ts";
import { unsupported } from "../../model/unsupported.ts";
import { players, select } from "../../query/evaluate.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { type Procedure, type Process, patchObject } from "../process.ts";
import { chooseObjects, objectsFor } from "./choose-objects.ts";
import { choosePlayer, forEachPlayer, playersFor } from "./choose-players.ts";
import { bind, type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";
import { together } from "./control.ts";
import { numberOf } from "./refer.ts";

/** “Choose …”: names objects, and does nothing else. */
export function* doChoose(p: Process, context: EffectContext, effect: EffectOf<"choose">): Procedure<Outcome> {
  const objects = yield* chooseObjects(p, context, effect.what);
  bind(context, effect.as, { objects, done: objects.length > 0 });
  const [first] = objects;
  if (effect.keep === true && first !== undefined) yield* keepObject(p, context, first);
  return { objects };
}

/** “Choose an opponent.” */
export function* doChoosePlayer(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"choose-player">,
): Procedure<Outcome> {
  const choosers = yield* playersFor(p, context, effect.who);
  const from = yield* playersFor(p, context, effect.from);
  if (from.length === 0) return NOTHING_DONE;
  const players = yield* forEachPlayer(p, context, choosers, (chooser) => choosePlayer(p, context, chooser, from));
  bind(context, effect.as, { players, done: true });
  bind(context, "player", { players });
  const [kept] = players;
  if (effect.keep === true && kept !== undefined) yield* keepChoice(p, context, "player", kept);
  return { players };
}

/** “Choose a color / a creature type / a card name / a number”: kept with the source (607.2d), or for these instructions. */
export function* doChooseValue(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"choose-value">,
): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    const value = yield* chooseValue(p, context, effect, player);
    const key = keyOf(effect.what);
    bind(context, key, typeof value === "number" ? { number: value } : { text: value });
    if (effect.keep === true) yield* keepChoice(p, context, key, value);
    return typeof value === "number" ? { number: value, done: true } : { text: value, done: true };
  });
  return together(outcomes);
}

/** “You and target opponent each secretly choose 1, 2, or 3”: in turn order (101.4), each without knowing what others chose. */
export function* doChooseSecretly(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"choose-secretly">,
): Procedure<Outcome> {
  const { min, max } = effect;
  const named: PlayerId[] = [];
  for (const who of effect.choosers) named.push(...(yield* playersFor(p, context, who)));
  const chosen = new Set<number>();
  const source = context.source === undefined ? {} : { source: context.source };
  for (const player of players(p.state, context, { kind: "each" }).filter((one) => named.includes(one)))
    chosen.add(
      (yield* ask(p, {
        kind: "number",
        player,
        code: "choose-number",
        rules: ["608.2d", "101.4"],
        min,
        max,
        ...source,
      })).number,
    );
  return { players: named, done: chosen.size === 1 };
}

const keyOf = (what: string): string => (what === "nonland-name" ? "name" : what === "land-type" ? "type" : what);

/** A chosen object is kept by its id, and what it is now for what makes something a copy of it: later changes to it don't matter (707.2). */
function* keepObject(p: Process, context: EffectContext, chosen: ObjectId): Procedure {
  yield* keepChoice(p, context, "object", chosen);
  const [self] = context.source === undefined ? [] : yield* objectsFor(p, context, { kind: "self" });
  const copied = cardObjectAt(p.state, chosen) === undefined ? undefined : copySourceOf(p.state, chosen);
  if (self !== undefined && self !== chosen && cardObjectAt(p.state, self) !== undefined && copied !== undefined)
    patchObject(p, self, { chosenCopy: copied });
}

function* keepChoice(p: Process, context: EffectContext, key: string, value: string | number): Procedure {
  const [self] = context.source === undefined ? [] : yield* objectsFor(p, context, { kind: "self" });
  const object = self === undefined ? undefined : cardObjectAt(p.state, self);
  if (object !== undefined) patchObject(p, object.id, { chosen: { ...object.chosen, [key]: value } });
}

function* chooseValue(
  p: Process,
  context: EffectContext,
  effect: Parameters<typeof doChooseValue>[2],
  player: PlayerId,
): Procedure<string | number> {
  const base = {
    player,
    code: `choose-${effect.what}`,
    rules: ["608.2d"] as const,
    ...(context.source === undefined ? {} : { source: context.source }),
  };
  switch (effect.what) {
    case "name":
      return text(yield* ask(p, { ...base, kind: "name" }));
    case "nonland-name":
      return text(yield* ask(p, { ...base, kind: "name", nonland: true }));
    case "color": {
      const answer = yield* ask(p, { ...base, kind: "color", options: effect.from ?? COLORS, count: 1 });
      return answer.colors[0] ?? unsupported("no colour");
    }
    case "creature-type":
      return text(yield* ask(p, { ...base, kind: "type", options: effect.from ?? [], creature: true }));
    case "type": {
      const options = effect.from ?? CARD_TYPES;
      const open = effect.shared === undefined ? options : typesShared(p, context, effect.shared, options);
      return open.length === 0 ? "" : text(yield* ask(p, { ...base, kind: "type", options: open }));
    }
    case "land-type":
      return text(
        yield* ask(p, {
          ...base,
          kind: "type",
          options: effect.from ?? Object.keys(BASIC_LAND_TYPES),
        }),
      );
    case "even-odd":
      return text(yield* ask(p, { ...base, kind: "type", options: ["even", "odd"] }));
    case "keyword":
      return text(
        yield* ask(p, { ...base, kind: "type", options: effect.from ?? unsupported("choosing any keyword") }),
      );
    case "number": {
      const min = effect.min === undefined ? 0 : numberOf(p, context, effect.min);
      const max = effect.max === undefined ? Number.MAX_SAFE_INTEGER : numberOf(p, context, effect.max);
      return (yield* ask(p, { ...base, kind: "number", min, max } satisfies Decision)).number;
    }
  }
}

/** The types that at least two of the objects have. */
function typesShared(p: Process, context: EffectContext, among: Selector, types: readonly string[]): readonly string[] {
  const found = select(p.state, context, among).map((id) => characteristics(p.state, id).types);
  return types.filter((type) => found.filter((own) => own.includes(type)).length >= 2);
}

const text = (answer: Extract<Answer, { text: string }>): string => answer.text;
