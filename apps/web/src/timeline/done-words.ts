import type { Answer, Decision } from "@obverse/core";
import type { Step } from "@obverse/scenario";
import { actionWords } from "../actions/action-words.ts";
import type { Moment } from "../state/line.ts";
import type { Viewer } from "../state/viewer.ts";
import { fill, texts } from "../words/language.ts";
import { answerWords } from "./answer-words.ts";
import { stepWords } from "./step-words.ts";

/** What was done at a moment, in words; where the viewer might learn a hidden card from it, only that something was done. */
export function doneWords(moment: Moment, viewer: Viewer): string {
  const text = texts.value;
  const { done, before } = moment;
  if (done.kind === "start") return text.storyStart;
  if (viewer !== "everyone") return fill(text.hiddenStep, whoDid(moment));
  switch (done.kind) {
    case "step":
      return stepWords(done.step);
    case "effect":
      return stepWords({ effect: done.effect });
    case "action":
      return `${whoDid(moment)}: ${actionWords(before, done.action)}`;
    case "answer":
      return `${whoDid(moment)}: ${answerWords(done.decision, done.answer, before)}`;
  }
}

function whoDid({ done, before }: Moment): string {
  if (done.kind === "answer") return playerOf(done.decision, done.answer);
  if (done.kind === "step") return byOf(done.step) ?? before.turn.active;
  return before.next.kind === "priority" ? before.next.player : before.turn.active;
}

const playerOf = (decision: Decision, _answer: Answer): string => decision.player;

const byOf = (step: Step): string | undefined => ("by" in step ? step.by : undefined);
