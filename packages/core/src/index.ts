/** The rules of everything in Magic that has another side: types first, then what can be done with them. */

export type {
  Ability,
  ActivatedAbility,
  Body,
  KeywordAbility,
  Modal,
  ReplacementAbility,
  Span,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
  UnsupportedAbility,
} from "./ability/ability.ts";
export type { Amount } from "./ability/amount.ts";
export type { Condition } from "./ability/condition.ts";
export type { Cost, CostPart } from "./ability/cost.ts";
export type { Duration } from "./ability/duration.ts";
export type { Arrival, DamagePart, Effect, FaceDownListing, ManaProduction } from "./ability/effect.ts";
export type { Comparison, Filter, ObjectNumber } from "./ability/filter.ts";
export {
  COST_KEYWORDS,
  type CostKeyword,
  type Keyword,
  type KeywordName,
  manaCostOf,
  NUMBER_KEYWORDS,
  type NumberKeyword,
  PLAIN_KEYWORDS,
  type PlainKeyword,
} from "./ability/keyword.ts";
export type { CopyExceptions, Modification, TokenValues } from "./ability/modification.ts";
export type { PlayerRef } from "./ability/player-ref.ts";
export type { Replacement } from "./ability/replacement.ts";
export type { EventRole, Selector } from "./ability/selector.ts";
export type { Restriction, StaticRule } from "./ability/static-rule.ts";
export type { TargetSlot } from "./ability/target.ts";
export type { Subject, Trigger } from "./ability/trigger.ts";
export { characteristics, controllerOf, copiableValues, copySourceOf } from "./characteristics/characteristics.ts";
export type { CopiableValues } from "./characteristics/copiable-values.ts";
export {
  EXPLAINED,
  type Explained,
  type ExplanationStage,
  type ExplanationStep,
  explain,
} from "./characteristics/explain.ts";
export { isDoubleFacedObject, isTransformed } from "./faces/double-faced.ts";
export { turnFaceDownRefusal } from "./faces/face-down-check.ts";
export { meldRefusal } from "./faces/meld-check.ts";
export { isMelded } from "./faces/melded.ts";
export { transformRefusal } from "./faces/transform-check.ts";
export { type TurnUpProcedure, turnUpProcedures } from "./faces/turn-up.ts";
export { type Decoded, type DecodeProblem, decode, encode } from "./format/encode.ts";
export { hashOf } from "./format/hash.ts";
export { isSupportedKeyword, KEYWORD_SUPPORT, type KeywordSupport } from "./keywords/support.ts";
export { type LegalAction, legalActions, type RefusedAction, refusedActions } from "./legal/legal-actions.ts";
export { tryAction } from "./legal/try-action.ts";
export { type Action, type CastFaceDown, SPECIAL_ACTIONS, type SpecialAction } from "./model/action.ts";
export {
  CARD_KINDS,
  type Card,
  type CardKind,
  type CardSource,
  type Face,
  type FaceSide,
  HALVES_KINDS,
  type HalvesKind,
  type MeldLink,
  type PrintedNumber,
  type Printing,
} from "./model/card.ts";
export { CARD_TYPES, OTHER_CARD_TYPES, PERMANENT_TYPES, SUPERTYPES } from "./model/card-types.ts";
export type { Characteristics, CharacteristicValues, OwnedAbility } from "./model/characteristics.ts";
export type { Answer, BlockRequirement, Decision, Input, ModeOption, OrderItem } from "./model/decision.ts";
export type { Arrived, GameEvent, GameEventKind, Renaming, ZoneChangeCause } from "./model/event.ts";
export { FACE_SYMBOLS, type FaceSymbol } from "./model/face-symbol.ts";
export {
  type DefinitionId,
  definitionId,
  type EffectId,
  effectId,
  type ObjectId,
  objectId,
  type PhysicalId,
  type PlayerId,
  physicalId,
  playerId,
} from "./model/ids.ts";
export {
  COLORS,
  type Color,
  MANA_KINDS,
  type Mana,
  type ManaCost,
  type ManaKind,
  type ManaRestriction,
  type ManaSymbol,
  type ManaUse,
} from "./model/mana.ts";
export {
  type AbilityObject,
  type Binding,
  type Bindings,
  type CardObject,
  type Chosen,
  type Component,
  type ComponentSource,
  type CopySource,
  type EmblemObject,
  FACE_DOWN_CAUSES,
  type FaceDown,
  type FaceDownCause,
  type GameObject,
  type LastKnown,
  type PermanentState,
  type StackState,
  type TargetRef,
} from "./model/object.ts";
export { REFUSAL_CODES, type Refusal, type RefusalCode } from "./model/refusal.ts";
export type { GameSetup, ObjectSetup, PlayerSetup, TurnSetup } from "./model/set-up.ts";
export {
  type ContinuousEffect,
  type DelayedTrigger,
  type ExiledUntil,
  type FixedDuration,
  type FixedModification,
  type FloatingReplacement,
  type GameEffect,
  type GameState,
  type History,
  type ObjectStore,
  type Pending,
  type PhysicalCard,
  type PlayerState,
  STEPS,
  type Step,
  type TurnState,
  type WaitingTrigger,
} from "./model/state.ts";
export type { Unit } from "./model/unit.ts";
export { HIDDEN_ZONES, PLAYER_ZONES, type PlayerZone, ZONES, type Zone } from "./model/zone.ts";
export { nameKey } from "./names/name-key.ts";
export { isLegalAnswer, onlyAnswer } from "./process/answers.ts";
export { activatedAbilitiesOf, type OwnedActivated } from "./process/casting/activated-abilities.ts";
export { targetObstacles } from "./process/casting/legal-targets.ts";
export { attackRefusal, blockRefusal } from "./process/combat/declaration-refusal.ts";
export { type CreateGameResult, createGame } from "./process/create-game.ts";
export { isSupportedAction } from "./process/effects/actions/actions.ts";
export { isSupportedEffect } from "./process/effects/effects.ts";
export { fittingPicks } from "./process/pick-domain.ts";
export { SETUP_PROBLEM_CODES, type SetupProblem, type SetupProblemCode } from "./process/set-up-problem.ts";
export { decisionOf, present, resume, type StepDone, type StepRefused, type StepResult, step } from "./process/step.ts";
export { canSee } from "./query/can-see.ts";
export type { EvaluationContext } from "./query/context.ts";
export { controlledPlayers, deciderOf } from "./query/decider.ts";
export {
  type GameView,
  type HiddenDecision,
  type ObjectView,
  type PlayerView,
  type Viewer,
  view,
  viewObject,
} from "./query/view.ts";
export { HIDDEN_OBJECT, visibleEvent } from "./query/visible.ts";
export { type Citation, citationsIn, numbersIn } from "./rules/citations.ts";
export {
  type EditionDate,
  editionOn,
  NEWEST_EDITION,
  OLDEST_EDITION,
  type RuleChange,
  rulesDiff,
  type Switches,
  type SwitchName,
  switchesOf,
} from "./rules/editions.ts";
export { introducedOn, isRuleOf } from "./rules/introduced.ts";
export { isNumberKnown, keyOfNumber, type NumberSpan, numberHistory, numberIn, sameRules } from "./rules/numbering.ts";
export { isRuleKey, parentRule, RULES, type RuleKey } from "./rules/rules.ts";
export { eventsLastTurn, eventsThisTurn } from "./storage/history.ts";
export { cardObjectAt, lastKnownAt, objectAt } from "./storage/objects.ts";
export { unsupportedIn } from "./support/unsupported-in.ts";
