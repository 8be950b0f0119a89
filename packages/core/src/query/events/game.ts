import { eventsThisTurn } from "../../storage/history.ts";
import { compare } from "../compare.ts";
import {
  at,
  type EventOf,
  type EventView,
  isDuring,
  isEvent,
  isPlayer,
  type Matchers,
  nthOf,
  when,
} from "./event-view.ts";

const STEP_NAMES: Readonly<Record<string, string>> = {
  "precombat-main": "main1",
  "postcombat-main": "main2",
  "first-main": "main1",
  "second-main": "main2",
};

/** What befell players and the game. */
export const GAME: Matchers<"step" | "life" | "draws" | "day-night" | "loses-game" | "dice" | "state"> = {
  step: (view, trigger, event) =>
    when(
      isEvent(event, "step-began") &&
        (trigger.step === event.step ||
          STEP_NAMES[trigger.step] === event.step ||
          (trigger.step === "main" && event.step.startsWith("main"))) &&
        isPlayer(view, event, trigger.whose, event.player),
      event,
    ),
  life: (view, trigger, event) => {
    if (
      !isEvent(event, "life") ||
      (trigger.change === "gain" ? event.change <= 0 : event.change >= 0) ||
      !isPlayer(view, event, trigger.who, event.player) ||
      !isDuring(view, event, trigger.during)
    )
      return [];
    return when(
      trigger.firstEachTurn === undefined ||
        nthOf(
          view,
          event,
          (other) => isEvent(other, "life") && other.player === event.player && other.change > 0 === event.change > 0,
        ) === 1,
      event,
    );
  },
  draws: (view, trigger, event) => {
    if (
      !isEvent(event, "drawn") ||
      !isPlayer(view, event, trigger.who, event.player) ||
      !isDuring(view, event, trigger.during)
    )
      return [];
    if (
      trigger.nth !== undefined &&
      nthOf(view, event, (other) => isEvent(other, "drawn") && other.player === event.player) !== trigger.nth
    )
      return [];
    return when(trigger.exceptFirstInDrawStep === undefined || !isFirstInDrawStep(view, event), event);
  },
  "day-night": (_view, trigger, event) => {
    if (!isEvent(event, "became-day", "became-night")) return [];
    if (trigger.becomes === undefined) return when(event.from !== "neither", event);
    return when(event.kind === (trigger.becomes === "day" ? "became-day" : "became-night"), event);
  },
  "loses-game": (view, trigger, event) =>
    when(isEvent(event, "player-lost") && isPlayer(view, event, trigger.who, event.player), event),
  dice: (view, trigger, event) => {
    if (trigger.what === "roll")
      return when(
        isEvent(event, "die") &&
          isPlayer(view, event, trigger.who, event.player) &&
          (trigger.is === undefined ||
            compare(
              Number(event.result),
              trigger.is.is,
              view.scope.evaluate.amount(at(view, event), trigger.is.value),
            )),
        event,
      );
    return when(
      isEvent(event, "coin") &&
        isPlayer(view, event, trigger.who, event.player) &&
        event.result === (trigger.what === "flip-won" ? "won" : "lost"),
      event,
    );
  },
  state: () => [],
};

function isFirstInDrawStep(view: EventView, event: EventOf<"drawn">): boolean {
  if (view.after.turn.step !== "draw" || view.after.turn.active !== event.player) return false;
  let drawn = 0;
  for (const past of eventsThisTurn(view.after.history)) {
    if (past.kind === "step-began") drawn = 0;
    if (past.kind === "drawn" && past.player === event.player) drawn += 1;
    if (past === event) break;
  }
  return drawn === 1;
}
