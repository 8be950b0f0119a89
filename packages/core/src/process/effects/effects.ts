import type { Effect } from "../../ability/effect.ts";
import { doAction } from "./actions/actions.ts";
import { doFlipCoin, doRollDie } from "./chance.ts";
import { doChoose, doChoosePlayer, doChooseSecretly, doChooseValue } from "./choices.ts";
import type { Executor } from "./context.ts";
import { doExchangeControl, doModify, doReplace, doRule } from "./continuous.ts";
import { doChooseOne, doForEach, doIf, doMay, doModes, doPay, doRepeat, doSequence } from "./control.ts";
import { doCounters, doDoubleCounters, doMoveCounters, doPlayerCounters } from "./counters.ts";
import { doDamage, doFight } from "./damage.ts";
import { doBecomeMonarch, doTakeInitiative, doTempt, doVenture } from "./designations.ts";
import { doEndTurn } from "./end-turn.ts";
import {
  doCloak,
  doConvert,
  doFlip,
  doManifest,
  doManifestDread,
  doMeld,
  doTransform,
  doTurnFaceDown,
  doTurnFaceUp,
} from "./faces.ts";
import { doDelayed, doWhenYouDo } from "./later.ts";
import { doDigUntil, doFateseal, doLookAt, doReveal, doScry, doSearch, doSurveil } from "./library.ts";
import { doAttach, doPhaseOut, doRegenerate, doRemoveFromCombat, doTap, doUnattach, doUntap } from "./permanents.ts";
import { doPermit } from "./permit.ts";
import { doChoosePile, doSeparate } from "./piles.ts";
import {
  doAddMana,
  doDiscard,
  doDiscardThese,
  doDraw,
  doExchangeLife,
  doLife,
  doLoseGame,
  doMill,
  doWinGame,
} from "./players.ts";
import { doCast, doChangeTargets, doCopySpell, doCounter } from "./spells.ts";
import { doCreateCopy, doCreateNamed, doCreateToken, doEmblem } from "./tokens.ts";
import { doControlPlayer, doExtra, doSetDayNight, doSkip } from "./turns.ts";
import { doDestroy, doExile, doMove, doSacrifice, doShuffle } from "./zones.ts";

/** The instructions that have no executor yet: whatever needs them is refused. */
export const UNSUPPORTED_EFFECTS: ReadonlySet<Effect["kind"]> = new Set<Effect["kind"]>();

/** Whether an instruction of this kind can be carried out. */
export const isSupportedEffect = (kind: Effect["kind"]): boolean => !UNSUPPORTED_EFFECTS.has(kind);

/** What carries out each kind of instruction. */
export const EFFECTS: { readonly [K in Effect["kind"]]: Executor<K> } = {
  sequence: doSequence,
  if: doIf,
  may: doMay,
  pay: doPay,
  "for-each": doForEach,
  repeat: doRepeat,
  "choose-one": doChooseOne,
  modes: doModes,
  "when-you-do": doWhenYouDo,
  delayed: doDelayed,
  choose: doChoose,
  separate: doSeparate,
  "choose-pile": doChoosePile,
  "choose-player": doChoosePlayer,
  "choose-value": doChooseValue,
  "choose-secretly": doChooseSecretly,
  transform: doTransform,
  convert: doConvert,
  flip: doFlip,
  "turn-face-up": doTurnFaceUp,
  "turn-face-down": doTurnFaceDown,
  meld: doMeld,
  manifest: doManifest,
  cloak: doCloak,
  "manifest-dread": doManifestDread,
  destroy: doDestroy,
  sacrifice: doSacrifice,
  exile: doExile,
  move: doMove,
  shuffle: doShuffle,
  tap: doTap,
  untap: doUntap,
  counter: doCounter,
  damage: doDamage,
  fight: doFight,
  counters: doCounters,
  "double-counters": doDoubleCounters,
  "move-counters": doMoveCounters,
  "player-counters": doPlayerCounters,
  attach: doAttach,
  unattach: doUnattach,
  "phase-out": doPhaseOut,
  regenerate: doRegenerate,
  "regenerate-shield": doRegenerate,
  "remove-from-combat": doRemoveFromCombat,
  modify: doModify,
  "exchange-control": doExchangeControl,
  rule: doRule,
  replace: doReplace,
  "create-token": doCreateToken,
  "create-copy": doCreateCopy,
  "create-named": doCreateNamed,
  emblem: doEmblem,
  "copy-spell": doCopySpell,
  "change-targets": doChangeTargets,
  cast: doCast,
  permit: doPermit,
  reveal: doReveal,
  "look-at": doLookAt,
  "dig-until": doDigUntil,
  search: doSearch,
  draw: doDraw,
  mill: doMill,
  discard: doDiscard,
  life: doLife,
  "exchange-life": doExchangeLife,
  "add-mana": doAddMana,
  "lose-game": doLoseGame,
  "win-game": doWinGame,
  "set-day-night": doSetDayNight,
  skip: doSkip,
  extra: doExtra,
  "control-player": doControlPlayer,
  "discard-these": doDiscardThese,
  "end-turn": doEndTurn,
  "roll-die": doRollDie,
  "flip-coin": doFlipCoin,
  "become-monarch": doBecomeMonarch,
  "take-initiative": doTakeInitiative,
  venture: doVenture,
  "tempted-by-ring": doTempt,
  scry: doScry,
  surveil: doSurveil,
  fateseal: doFateseal,
  action: doAction,
};
