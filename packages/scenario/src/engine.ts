import type { EditionDate, Explained, GameState, ObjectId, RuleKey, StepResult } from "@obverse/core";
import {
  canSee,
  characteristics,
  controllerOf,
  createGame,
  decisionOf,
  decode,
  EXPLAINED,
  encode,
  explain,
  keyOfNumber,
  numberIn,
  present,
  resume,
  sameRules,
  step,
} from "@obverse/core";

/** What a step of the engine gives back. */
export type EngineStep = StepResult;

/** The core, as the runner uses it: its public API only. Numbers of rules come from scenarios, so they are checked here. */
export const engine = {
  createGame,
  resume,
  step,
  present,
  decisionOf,
  characteristics,
  controllerOf,
  canSee,
  encode,
  decode,
  explain: (state: GameState, id: ObjectId, property: string) =>
    explain(state, id, EXPLAINED_AS[property] ?? (isExplained(property) ? property : undefined)),
  numberIn: (key: string, edition: string): string => numberIn(key as RuleKey, edition as EditionDate), // a key the engine gave; a date the scenario gave
  keyOfNumber: (number: string, edition: string): string | undefined => keyOfNumber(number, edition as EditionDate), // a date the scenario gave
  sameRules: (key: string): readonly string[] => sameRules(key as RuleKey), // a key the engine gave
};

/** Properties of the format that are explained by another name. */
const EXPLAINED_AS: Readonly<Partial<Record<string, Explained>>> = {
  keywords: "abilities",
  faceUp: "face",
  transformed: "face",
};

const isExplained = (property: string): property is Explained => EXPLAINED.some((known) => known === property);
