import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";

/** The steps of 616.1 in order: effects of an earlier one must be chosen before those of a later. */
const REPLACEMENT_STEPS = [
  /** 616.1a */ "self",
  /** 616.1b */ "control",
  /** 616.1c */ "copy",
  /** 616.1d */ "back-face",
  /** 616.1e */ "any",
] as const;
/** A step of 616.1. */
export type ReplacementStep = (typeof REPLACEMENT_STEPS)[number];

/** A replacement or prevention effect that could be applied to an event now. */
export interface Applicable {
  readonly key: string;
  readonly step: ReplacementStep;
  readonly source?: ObjectId;
  /** What it does, in a word of ours. */
  readonly code: string;
  /** Two with the same outcome have the same; among equals nobody is asked. Absent: like no other. */
  readonly outcome?: string;
  readonly apply: () => Procedure;
}

/**
 * Applies replacement and prevention effects to an event one by one (616.1): the affected player or object's controller chooses among those of the
 * first step that has any, each applies once (614.5), and what is applicable is looked up again each time (616.1f).
 */
export function* applyReplacements(
  p: Process,
  chooser: () => PlayerId,
  applicable: () => readonly Applicable[],
  object?: ObjectId,
): Procedure {
  const applied = new Set<string>();
  for (;;) {
    const left = applicable().filter(({ key }) => !applied.has(key) && !p.applying.has(key));
    const step = REPLACEMENT_STEPS.find((one) => left.some((effect) => effect.step === one));
    if (step === undefined) return;
    const chosen = yield* chooseReplacement(
      p,
      chooser(),
      left.filter((effect) => effect.step === step),
      object,
    );
    applied.add(chosen.key);
    yield* whileApplying(p, chosen.key, chosen.apply);
  }
}

/** Does what a replacement effect says, to which that effect doesn't apply again (614.5). */
export function* whileApplying<T>(p: Process, key: string, run: () => Procedure<T>): Procedure<T> {
  const before = p.applying;
  p.applying = new Set([...before, key]);
  try {
    return yield* run();
  } finally {
    p.applying = before;
  }
}

function* chooseReplacement(
  p: Process,
  player: PlayerId,
  options: readonly Applicable[],
  object: ObjectId | undefined,
): Procedure<Applicable> {
  const [first] = options;
  if (first === undefined) throw new Error("nothing to choose among");
  const alike = first.outcome !== undefined && options.every(({ outcome }) => outcome === first.outcome);
  const shown = options.map(({ source, code }) => ({ code, ...(source === undefined ? {} : { source }) }));
  const answer = yield* ask(p, {
    kind: "replace",
    player,
    rules: ["616.1"],
    code: "choose-replacement",
    options: shown,
    ...(object === undefined ? {} : { object }),
    ...(alike ? { alike } : {}),
  });
  return options[answer.index] ?? first;
}
