import type { ManaProduction } from "../../ability/effect.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { COLORS, type Color, type Mana, type ManaKind, type ManaSymbol } from "../../model/mana.ts";
import { unsupported } from "../../model/unsupported.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { leaveGame } from "../actions/leave-game.ts";
import { ask } from "../ask.ts";
import { discardCards, drawCards, millCards } from "../atoms/cards.ts";
import { cannotGainLife, changeLife } from "../atoms/life.ts";
import { addMana } from "../atoms/mana.ts";
import { manaOptions } from "../casting/mana/production.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";
import { chooseAtRandom, objectsFor, pickObjects } from "./choose-objects.ts";
import { forEachPlayer, playerFor, playersFor } from "./choose-players.ts";
import { type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";
import { together } from "./control.ts";
import { countChosen } from "./count-chosen.ts";
import { countOf, isMatch, numberOf } from "./refer.ts";

/** Draws cards (121). */
export function* doDraw(p: Process, context: EffectContext, effect: EffectOf<"draw">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      return { objects: yield* drawCards(p, player, yield* countChosen(p, context, effect.count)) };
    }),
  );
}

/** Mills cards (701.17). */
export function* doMill(p: Process, context: EffectContext, effect: EffectOf<"mill">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  return together(
    yield* simultaneously(p, () =>
      forEachPlayer(p, context, who, function* (player) {
        return { objects: yield* millCards(p, player, countOf(p, context, effect.count)) };
      }),
    ),
  );
}

/** Discards cards (701.9): all players choose in turn order, then all discard at the same time (101.4). */
export function* doDiscard(p: Process, context: EffectContext, effect: EffectOf<"discard">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const chosen = yield* forEachPlayer(p, context, who, function* (player) {
    return { player, cards: yield* cardsToDiscard(p, context, effect, player) };
  });
  const objects = yield* simultaneously(p, function* () {
    const gone: ObjectId[] = [];
    for (const { player, cards } of chosen) gone.push(...(yield* discardCards(p, player, cards, context.controller)));
    return gone;
  });
  const players = chosen.flatMap(({ player, cards }) => (cards.length === 0 ? [] : [player]));
  return { objects, players };
}

function* cardsToDiscard(
  p: Process,
  context: EffectContext,
  effect: Parameters<typeof doDiscard>[2],
  player: PlayerId,
): Procedure<readonly ObjectId[]> {
  const { filter, count } = effect;
  const { hand } = playerAt(p.state, player);
  const fitting = filter === undefined ? hand : hand.filter((object) => isMatch(p, context, filter, { object }));
  if (count === "hand") return fitting;
  const upTo = typeof count === "object" && count.kind === "up-to";
  const most =
    count === "any" ? fitting.length : Math.min(fitting.length, countOf(p, context, upTo ? count.of : count));
  if (effect.random !== undefined) return yield* chooseAtRandom(p, context, fitting, most);
  const chooser = effect.chooser === undefined ? player : yield* playerFor(p, context, effect.chooser);
  return chooser === undefined
    ? []
    : yield* pickObjects(
        p,
        context,
        chooser,
        fitting,
        { min: count === "any" || upTo ? 0 : most, max: most },
        "discard",
      );
}

/** Discards cards that were named, those of them that are in the player's hand (701.9a). */
export function* doDiscardThese(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"discard-these">,
): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const named = yield* objectsFor(p, context, effect.what);
  const objects = yield* simultaneously(p, function* () {
    const gone: ObjectId[] = [];
    for (const player of who) {
      const cards = playerAt(p.state, player).hand.filter((card) => named.includes(card));
      gone.push(...(yield* discardCards(p, player, cards, context.controller)));
    }
    return gone;
  });
  return { objects };
}

/** Gains, loses or is set to an amount of life (119). */
export function* doLife(p: Process, context: EffectContext, effect: EffectOf<"life">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const source = context.source === undefined ? {} : { source: context.source };
  const outcomes = yield* simultaneously(p, () =>
    forEachPlayer(p, context, who, function* (player) {
      const amount = effect.change === "set" ? numberOf(p, context, effect.amount) : countOf(p, context, effect.amount);
      const change =
        effect.change === "set" ? amount - playerAt(p.state, player).life : effect.change === "gain" ? amount : -amount;
      const made =
        change === 0
          ? 0
          : yield* changeLife(p, player, change, { ...source, ...(effect.change === "set" ? { cause: "set" } : {}) });
      return { number: Math.abs(made), players: made === 0 ? [] : [player] };
    }),
  );
  return together(outcomes);
}

/** Two players exchange life totals (701.12c). */
export function* doExchangeLife(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"exchange-life">,
): Procedure<Outcome> {
  const one = yield* playerFor(p, context, effect.who);
  const other = yield* playerFor(p, context, effect.with);
  if (one === undefined || other === undefined) return NOTHING_DONE;
  const difference = playerAt(p.state, other).life - playerAt(p.state, one).life;
  if (difference === 0) return { players: [one, other] };
  // 119.7: an exchange that would make it higher won't happen.
  if (cannotGainLife(p.state, difference > 0 ? one : other)) return NOTHING_DONE;
  yield* simultaneously(p, function* () {
    yield* changeLife(p, one, difference, { cause: "set" });
    yield* changeLife(p, other, -difference, { cause: "set" });
  });
  return { players: [one, other] };
}

/** Adds mana (106.4). */
export function* doAddMana(p: Process, context: EffectContext, effect: EffectOf<"add-mana">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who ?? { kind: "you" });
  const { source } = context;
  yield* forEachPlayer(p, context, who, function* (player) {
    const kinds = yield* kindsOf(p, context, player, effect.mana);
    const mana = kinds.map(
      (kind): Mana => ({
        kind,
        ...(effect.keeps === undefined ? {} : { keeps: effect.keeps }),
        ...(effect.only === undefined ? {} : { only: effect.only }),
        ...(effect.whenSpent === undefined || source === undefined
          ? {}
          : { whenSpent: { ...effect.whenSpent, source, controller: context.controller } }),
      }),
    );
    yield* addMana(p, player, mana, context.source);
  });
  return { players: who };
}

const isKind = (symbol: ManaSymbol): symbol is ManaKind => symbol === "C" || COLORS.includes(symbol as Color); // compared with all of them

function* kindsOf(
  p: Process,
  context: EffectContext,
  player: PlayerId,
  mana: ManaProduction,
): Procedure<readonly ManaKind[]> {
  const source = context.source === undefined ? {} : { source: context.source };
  const base = { player, code: "choose-mana", rules: ["605.3b"] as const, ...source };
  switch (mana.kind) {
    case "fixed":
      return mana.mana.filter(isKind);
    case "times":
      return Array.from({ length: countOf(p, context, mana.count) }, () => mana.mana.filter(isKind)).flat();
    case "choice": {
      const count = countOf(p, context, mana.count);
      const kinds: ManaKind[] = [];
      while (kinds.length < count) {
        const answer = yield* ask(p, { ...base, kind: "color", options: mana.of, count: 1 });
        const kind = answer.colors[0];
        if (kind === undefined || !isKind(kind)) return unsupported("no kind of mana");
        kinds.push(...Array.from({ length: mana.same === undefined ? 1 : count }, () => kind));
      }
      return kinds;
    }
    case "one-of": {
      const answer = yield* ask(p, {
        ...base,
        kind: "mode",
        options: mana.options.map((option) => ({ kind: "mana" as const, mana: option })),
        min: 1,
        max: 1,
        legal: mana.options.map((_, at) => at),
      });
      return (mana.options[answer.modes[0] ?? 0] ?? []).filter(isKind);
    }
    case "chosen-color": {
      const color = context.bound.color?.text ?? chosenColor(p, context);
      if (color === undefined || !isKind(color)) return [];
      return Array.from({ length: countOf(p, context, mana.count) }, () => color);
    }
    case "of":
      return yield* chooseKinds(p, player, context, manaOptions(p.state, context, mana));
  }
}

/** One of several lists of mana, asked for colour by colour. */
function* chooseKinds(
  p: Process,
  player: PlayerId,
  context: EffectContext,
  lists: readonly (readonly ManaKind[])[],
): Procedure<readonly ManaKind[]> {
  const chosen: ManaKind[] = [];
  const source = context.source === undefined ? {} : { source: context.source };
  const longest = Math.max(0, ...lists.map((list) => list.length));
  while (lists.length > 1 && chosen.length < longest) {
    const options = [...new Set(lists.flat())];
    const answer = yield* ask(p, {
      player,
      code: "choose-mana",
      rules: ["605.3b"],
      ...source,
      kind: "color",
      options,
      count: 1,
    });
    const kind = answer.colors.find(isKind);
    if (kind === undefined) return unsupported("no kind of mana");
    chosen.push(kind);
  }
  return lists.length > 1 ? chosen : (lists[0] ?? []);
}

function chosenColor(p: Process, context: EffectContext): string | undefined {
  const object =
    context.source === undefined ? undefined : p.state.objects.chunks[context.source >> 5]?.[context.source & 31];
  const card = object?.kind === "gone" ? object.object : object;
  const chosen = card?.kind === "card" ? card.chosen?.color : undefined;
  return typeof chosen === "string" ? chosen : undefined;
}

/** Loses the game (104.3e). */
export function* doLoseGame(p: Process, context: EffectContext, effect: EffectOf<"lose-game">): Procedure<Outcome> {
  const players = (yield* playersFor(p, context, effect.who)).filter(
    (player) => !isForbidden(p, player, "cannot-lose-game"),
  );
  for (const player of players) yield* leaveGame(p, player, ["104.3e"]);
  return { players };
}

/** Whether an effect says that a player can't win or lose the game (101.2). */
const isForbidden = (p: Process, player: PlayerId, kind: "cannot-lose-game" | "cannot-win-game"): boolean =>
  rulesInForce(p.state, kind).some(({ rule, players }) => players(rule.who).includes(player));

/** Wins the game (104.2b). */
export function* doWinGame(p: Process, context: EffectContext, effect: EffectOf<"win-game">): Procedure<Outcome> {
  const players = (yield* playersFor(p, context, effect.who)).filter(
    (player) => !isForbidden(p, player, "cannot-win-game"),
  );
  yield* simultaneously(p, function* () {
    for (const player of players) {
      patchPlayer(p, player, { won: true });
      emit(p, { kind: "player-won", player, rules: ["104.2b"] });
    }
  });
  if (players.length > 0) p.state = { ...p.state, over: { winners: players }, next: { kind: "over" } };
  return { players };
}
