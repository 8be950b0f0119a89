import {
  type Action,
  type Card,
  type CardSource,
  type Effect,
  type GameState,
  legalActions,
  type ObjectId,
  type ObjectSetup,
  playerId,
  refusedActions,
} from "@obverse/core";
import { type Board, type BoardWish, boardWith } from "./boards.ts";
import { caught, Line } from "./run.ts";
import { STAND_INS } from "./stand-ins.ts";

const A = playerId("A");
const IT = { kind: "bound", name: "it" } as const;
const YOU = { kind: "you" } as const;

/**
 * Plays a card in small set-ups: casts or plays each face and does what may be done from a hand and a graveyard; has each face on the battlefield
 * through a turn with combat, activates what can be, and turns, copies, hits, sacrifices and bounces it; turns it up from face down. What the engine refuses as unsupported or
 * throws at is listed; nothing: no fault. The same each time.
 */
export function smokeTest(card: Card, source: CardSource): readonly string[] {
  const faults = new Set<string>();
  const on = (wish: BoardWish): Board | undefined => caught(() => boardWith(wish, source), faults);
  for (const place of ["hand", "graveyard"] as const) {
    if (card.kind === "melded") continue;
    const board = on({ place, it: { card } });
    if (board !== undefined) everyAction(board, faults);
  }
  for (const it of permanentsOf(card, source)) {
    const board = on({ place: "battlefield", it });
    if (board === undefined) continue;
    everyAction(board, faults);
    for (const effect of TREATMENTS) treat(board, effect, faults);
    wholeTurn(board, faults);
    const early = waitsForBeginning(it) ? on({ place: "battlefield", it, step: "untap" }) : undefined;
    if (early !== undefined) new Line(early.state, faults).passing(MOST_PASSES, ({ turn }) => turn.step === "main1");
  }
  const down = card.kind === "melded" ? undefined : on({ place: "battlefield", it: { card, faceDown: "manifest" } });
  if (down !== undefined) {
    everyAction(down, faults);
    treat(down, [{ kind: "turn-face-up", what: IT }], faults);
    treat(down, [{ kind: "move", what: IT, to: "hand" }], faults);
  }
  return [...faults];
}

/** Each way in which the card can be a permanent. */
function permanentsOf(card: Card, source: CardSource): readonly ObjectSetup[] {
  if (card.kind === "melded") {
    const [one, other] = (card.meldedFrom ?? []).map((name) => source.byName(name));
    return one === undefined || other === undefined ? [] : [{ meld: [one, other] }];
  }
  const isPermanent = (types: readonly string[]): boolean => !types.includes("Instant") && !types.includes("Sorcery");
  return card.faces.flatMap((face, at): readonly ObjectSetup[] => {
    if (!isPermanent(face.types)) return [];
    const attached = face.subtypes.includes("Aura") || face.subtypes.includes("Equipment");
    return [{ card, face: at === 0 ? "front" : "back", ...(attached ? { attachedTo: STAND_INS.creature.name } : {}) }];
  });
}

/** Does everything that may be done with the card, each from the same board; what is refused as unsupported is a fault. */
function everyAction({ state, it }: Board, faults: Set<string>): void {
  const isOf = (action: Action): boolean => "object" in action && action.object === it;
  for (const { action, refusal } of caught(() => refusedActions(state, A), faults) ?? [])
    if (isOf(action) && refusal.code === "unsupported-ability") faults.add(`refused: ${refusal.detail ?? ""}`);
  for (const { action } of caught(() => legalActions(state, A), faults) ?? [])
    if (isOf(action)) new Line(state, faults).act(action);
}

/** What happens to a permanent sooner or later. */
const TREATMENTS: readonly (readonly Effect[])[] = [
  [
    { kind: "transform", what: IT },
    { kind: "life", who: YOU, change: "gain", amount: 1 },
    { kind: "create-copy", count: 1, of: IT },
    { kind: "draw", who: YOU, count: 1 },
    { kind: "counters", change: "add", counter: "+1/+1", count: 1, on: IT },
    { kind: "damage", amount: 1, to: IT, by: IT },
  ],
  [
    { kind: "convert", what: IT },
    { kind: "turn-face-down", what: IT },
    { kind: "turn-face-up", what: IT },
    { kind: "move", what: IT, to: "hand" },
  ],
  [{ kind: "destroy", what: IT }],
];

function treat({ state, it }: Board, effect: readonly Effect[], faults: Set<string>): void {
  new Line(state, faults).act({ kind: "effect", effect, controller: A, bound: { it: { objects: [it] } } });
}

/** What many abilities wait for; then through combat to the end of the turn, and through the next player's upkeep. */
function wholeTurn({ state, it }: Board, faults: Set<string>): void {
  const others = othersOf(state, it);
  const line = new Line(state, faults);
  const busy = line.act({
    kind: "effect",
    effect: [
      { kind: "draw", who: YOU, count: 1 },
      { kind: "discard", who: YOU, count: 1 },
      { kind: "sacrifice", who: YOU, what: { kind: "bound", name: "other" } },
      { kind: "life", who: YOU, change: "lose", amount: 1 },
    ],
    controller: A,
    bound: { it: { objects: [it] }, other: { objects: others.slice(0, 1) } },
  });
  const cast = busy === undefined ? undefined : (castAnother(busy) ?? busy);
  (cast ?? line).passing(MOST_PASSES, ({ turn }) => turn.number > state.turn.number && turn.step === "main1");
}

const MOST_PASSES = 80;

/** Whether something of the permanent may look at the beginning of a turn, which the other lines of play don't reach. */
function waitsForBeginning(it: ObjectSetup): boolean {
  return /"(?:untap|upkeep|draw|cumulative upkeep|echo|fading|vanishing|suspend|daybound|nightbound)"/.test(
    JSON.stringify(it),
  );
}

function othersOf(state: GameState, it: ObjectId): readonly ObjectId[] {
  return state.battlefield.filter((id) => id !== it);
}

/** Casts a creature from the hand, so that abilities see a spell cast and a creature enter. */
function castAnother(line: Line): Line | undefined {
  const hand = line.state.players[0]?.hand ?? [];
  for (const object of hand) {
    const after = line.act({ kind: "cast", object });
    if (after !== undefined) return after;
  }
  return undefined;
}
