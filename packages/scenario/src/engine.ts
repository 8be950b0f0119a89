import type {
  Answer,
  CardSource,
  Characteristics,
  Decision,
  GameEvent,
  GameSetup,
  GameState,
  Input,
  ObjectId,
  PlayerId,
  Refusal,
} from "@obverse/core";
import * as core from "@obverse/core";

/** What a step of the engine gives back. */
export type EngineStep =
  | {
      readonly ok: true;
      readonly state: GameState;
      readonly events: readonly GameEvent[];
      readonly decision: Decision | undefined;
      readonly taken: readonly { readonly decision: Decision; readonly answer: Answer }[];
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly state: GameState };

/** What the runner uses of the core. */
export interface Engine {
  createGame(
    setup: GameSetup,
    source: CardSource,
  ):
    | {
        readonly ok: true;
        readonly state: GameState;
        readonly objects: readonly { readonly at: string; readonly object: ObjectId }[];
      }
    | {
        readonly ok: false;
        readonly problems: readonly { readonly code: string; readonly at: string; readonly detail: string }[];
      };
  resume(state: GameState): EngineStep;
  step(state: GameState, input: Input, by?: PlayerId): EngineStep;
  present(state: GameState): GameState;
  decisionOf(state: GameState): Decision | undefined;
  characteristics(state: GameState, id: ObjectId): Characteristics;
  controllerOf(state: GameState, id: ObjectId): PlayerId;
  explain(state: GameState, id: ObjectId, property: string): unknown;
  canSee(state: GameState, player: PlayerId, id: ObjectId): boolean;
  legalActions(state: GameState, player: PlayerId): unknown;
  encode(state: GameState): string;
  decode(text: string): unknown;
  numberIn(key: string, edition: string): string | undefined;
  keyOfNumber(number: string, edition: string): string | undefined;
  sameRules(key: string): readonly string[];
}

const parts = core as unknown as Partial<Engine>; // what of the public API is there

const missing = (name: string) => (): never => {
  throw new Error(`core has no ${name} yet`);
};

/** The core, as the runner uses it: its public API only. */
export const engine: Engine = {
  createGame: parts.createGame ?? missing("createGame"),
  resume: parts.resume ?? missing("resume"),
  step: parts.step ?? missing("step"),
  present: parts.present ?? ((state) => state),
  decisionOf: parts.decisionOf ?? missing("decisionOf"),
  characteristics: parts.characteristics ?? missing("characteristics"),
  controllerOf: parts.controllerOf ?? missing("controllerOf"),
  explain: parts.explain ?? missing("explain"),
  canSee: parts.canSee ?? missing("canSee"),
  legalActions: parts.legalActions ?? missing("legalActions"),
  encode: parts.encode ?? ((state) => JSON.stringify(state)),
  decode: parts.decode ?? ((text) => JSON.parse(text) as unknown),
  numberIn: parts.numberIn ?? ((key) => key),
  keyOfNumber: parts.keyOfNumber ?? ((number) => number),
  sameRules: parts.sameRules ?? ((key) => [key]),
};
