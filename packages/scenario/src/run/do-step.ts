import type { GameEvent, Refusal } from "@obverse/core";
import { engine } from "../engine.ts";
import { checkPart, EXPECTATION_PARTS } from "../expect/check.ts";
import type { Mismatch } from "../expect/moment.ts";
import { isRule } from "../expect/rule-numbers.ts";
import type { EffectSpec } from "../format/effect-spec.ts";
import type { Expectation } from "../format/expectation.ts";
import type { Step } from "../format/scenario.ts";
import type { PlaySteps, StepOptions } from "../format/step.ts";
import { effectAction } from "./effects.ts";
import { act, begun, checkUsed, type Outcome, UNTIL_PRIORITY } from "./go-on.ts";
import type { Position } from "./position.ts";
import { passUntil } from "./priority.ts";
import { momentOf, objectsNowBy, type Session } from "./session.ts";
import { Stop } from "./stop.ts";
import { type Choices, namesFrom, supplyOf } from "./supply.ts";
import { labelled, type Things } from "./things.ts";
import { play } from "./verbs.ts";

/** What a step did. */
export interface StepDone {
  readonly session: Session;
  readonly events: readonly GameEvent[];
  readonly mismatches: readonly Mismatch[];
  /** Absent: nothing was refused. */
  readonly refusal?: Refusal;
  /** `true`: the steps after it can't be done. */
  readonly ends?: true;
}

/** Does one step; stops where it can't be done. */
export function doStep(session: Session, step: Step): StepDone {
  if ("expect" in step) return expectStep(session, step.expect);
  return "illegal" in step && step.illegal !== undefined
    ? illegalStep(session, step, step.illegal)
    : legalStep(session, step);
}

type Doing = (PlaySteps | { readonly effect: EffectSpec; readonly source?: string }) & StepOptions;

function expectStep(session: Session, expected: Expectation): StepDone {
  const moment = momentOf(begunForQuestions(session, expected));
  const mismatches: Mismatch[] = [];
  for (const part of EXPECTATION_PARTS) {
    const wanted = expected[part];
    if (wanted === undefined) continue;
    try {
      mismatches.push(...checkPart(moment, part, wanted as never)); // the part's own value
    } catch (error) {
      if (!(error instanceof Stop) || error.refusal?.code === "unsupported-ability" || error.code === "ambiguous")
        throw error;
      mismatches.push({ at: part, expected: error.expected, actual: { [error.code]: error.actual } });
    }
  }
  return {
    session: { ...session, events: [], refusals: [], before: objectsNowBy(session.position) },
    events: [],
    mismatches,
  };
}

/** Whether something is legal is asked of a game that has begun; the game itself is left where it stands. */
function begunForQuestions(session: Session, expected: Expectation): Session {
  if (
    expected.legal === undefined ||
    session.position.decision !== undefined ||
    session.position.state.next.kind === "over"
  )
    return session;
  return { ...session, position: begun(session.position) };
}

function legalStep(session: Session, step: Doing): StepDone {
  const start = stepPosition(session, step, "given");
  const outcome = perform(start, step);
  if (!outcome.ok) {
    const refusal = outcome.refusals.find(({ code }) => code === "unsupported-ability") ?? outcome.refusals[0];
    throw new Stop("refused", "legal", refusal?.code, refusal);
  }
  checkUsed(outcome.position);
  const things = labelNew(outcome.position, step);
  const { events } = outcome.position;
  return {
    session: { ...session, position: { ...outcome.position, things }, events: [...session.events, ...events] },
    events,
    mismatches: [],
  };
}

function illegalStep(session: Session, step: Doing, illegal: true | string): StepDone {
  const before = engine.encode(session.position.state);
  const start = stepPosition(session, step, "any");
  const refusals = refusalsOf(start, step);
  if (engine.encode(session.position.state) !== before)
    throw new Stop("changed-by-refusal", "the game as it was", "changed");
  if (refusals === undefined)
    return { session, events: [], mismatches: [{ at: "illegal", expected: illegal, actual: "legal" }], ends: true };
  const unsupported = refusals.find(({ code }) => code === "unsupported-ability");
  if (unsupported !== undefined) throw new Stop("refused", "illegal", unsupported.code, unsupported);
  const [refusal] = refusals;
  const cited = refusals.flatMap(({ rules }) => rules);
  const mismatches =
    illegal === true || cited.some((key) => isRule(key, illegal, session.edition))
      ? []
      : [{ at: "illegal", expected: illegal, actual: refusals.map(({ code }) => code), rules: cited }];
  return {
    session: { ...session, refusals: [...session.refusals, ...refusals] },
    events: [],
    mismatches,
    ...(refusal === undefined ? {} : { refusal }),
  };
}

/** Why a step is refused; nothing where it is not. */
function refusalsOf(start: Position, step: Doing): readonly Refusal[] | undefined {
  try {
    const outcome = perform(start, step);
    return outcome.ok ? undefined : outcome.refusals;
  } catch (error) {
    if (error instanceof Stop && error.code === "refused" && error.refusal !== undefined) return [error.refusal];
    throw error;
  }
}

function stepPosition(session: Session, step: Doing, search: "given" | "any"): Position {
  const chosen: Choices = step as Choices; // a step's own options, of which each verb has some
  const name =
    "effect" in step && step.effect.chooseName !== undefined
      ? { answers: [...(step.answers ?? []), { name: step.effect.chooseName }] }
      : {};
  return {
    ...session.position,
    events: [],
    supply: supplyOf({ ...pickChoices(chosen), ...name }, search, namesFrom(session.cards)),
  };
}

const pickChoices = ({ answers, targets, x, modes, pay }: Choices): Choices => ({
  ...(answers === undefined ? {} : { answers }),
  ...(targets === undefined ? {} : { targets }),
  ...(x === undefined ? {} : { x }),
  ...(modes === undefined ? {} : { modes }),
  ...(pay === undefined ? {} : { pay }),
});

function perform(start: Position, step: Doing): Outcome {
  if (!("effect" in step)) return play(start, step, step.by);
  const name = step.effect.chooseName;
  if (name !== undefined && !start.supply.mayName(name, "any"))
    return { ok: false, refusals: [{ code: "answer-not-legal", rules: ["201.4", "712.19"], detail: name }] };
  const at = passUntil(start, UNTIL_PRIORITY, "priority");
  return act(at, effectAction(at, step.effect, step.by, step.source), undefined);
}

/** Gives what came into being the label that the step gives it. */
function labelNew(position: Position, step: Doing): Things {
  const label = "effect" in step ? step.effect.as : undefined;
  if (label === undefined) return position.things;
  const made = position.events.find(({ kind }) => kind === "created" || kind === "copied");
  const key =
    made !== undefined && "object" in made && typeof made.object === "number"
      ? position.things.ofObject.get(made.object)?.[0]
      : undefined;
  return key === undefined ? position.things : labelled(position.things, label, key);
}
