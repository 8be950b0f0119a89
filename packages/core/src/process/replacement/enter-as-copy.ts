import type { Replacement } from "../../ability/replacement.ts";
import { characteristics, copySourceOf } from "../../characteristics/characteristics.ts";
import { withOtherAbilities } from "../../characteristics/copy-exceptions.ts";
import { sourceWithExceptions } from "../../characteristics/copy-source.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { players, select } from "../../query/evaluate.ts";
import { hasType } from "../../query/has-type.ts";
import { ask } from "../ask.ts";
import { asItWouldExist, type Entering } from "../atoms/entering.ts";
import type { Procedure, Process } from "../process.ts";
import { fixCounters } from "./fix-arrival.ts";

type AsCopy = NonNullable<Extract<Replacement, { kind: "enters" }>["copy"]>;

/** A permanent enters as a copy (707.5–6): what it copies is chosen, and its values fixed, before it is there. */
export function* enterAsCopy(
  p: Process,
  entering: Entering,
  copy: AsCopy,
  context: EvaluationContext,
  player: PlayerId,
): Procedure {
  const candidates = originals(p, entering, copy, context);
  if (candidates.length === 0) return;
  if (copy.optional === true) {
    const { yes } = yield* ask(p, {
      kind: "may",
      player,
      source: entering.id,
      rules: ["707.5"],
      code: "enter-as-copy",
    });
    if (!yes) return;
  }
  const original =
    copy.of.kind === "choose" || copy.of.kind === "choose-from"
      ? yield* chooseOriginal(p, entering, candidates, chooserOf(p, copy, context, player))
      : candidates[0];
  if (original === undefined) return;
  const { permanent } = entering.object;
  if (permanent === undefined) return;
  const copied = copySourceOf(p.state, original);
  if (copied === undefined) return;
  const own = characteristics(asItWouldExist(p.state, entering), entering.id).abilities.map(({ ability }) => ability);
  const source = sourceWithExceptions(copied, withOtherAbilities(copy.exceptions, own));
  entering.object = { ...entering.object, permanent: { ...permanent, enteredAs: source } };
  entering.copies++;
  entering.rules.push("707.5");
  for (const { ifType, ...counter } of copy.extraCounters ?? []) {
    const would = asItWouldExist(p.state, entering);
    if (ifType !== undefined && !hasType(characteristics(would, entering.id), ifType)) continue;
    const [[kind, count] = ["", 0]] = Object.entries(fixCounters(would, context, [counter]));
    entering.object = {
      ...entering.object,
      counters: { ...entering.object.counters, [kind]: (entering.object.counters[kind] ?? 0) + count },
    };
  }
}

/** What may be copied: never the permanent itself, nor what enters at the same time, since none of them is there yet (707.6). */
function originals(p: Process, entering: Entering, copy: AsCopy, context: EvaluationContext): readonly ObjectId[] {
  const { of } = copy;
  if (of.kind !== "choose")
    return select(p.state, context, of.kind === "choose-from" ? of.from : of).filter((id) => id !== entering.id);
  const { filter, zone, of: whose } = of;
  return select(p.state, context, {
    kind: "all",
    filter,
    ...(zone === undefined ? {} : { zone }),
    ...(whose === undefined ? {} : { of: whose }),
  }).filter((id) => !entering.formers.includes(id));
}

function chooserOf(p: Process, { of }: AsCopy, context: EvaluationContext, player: PlayerId): PlayerId {
  if (of.kind !== "choose" && of.kind !== "choose-from") return player;
  return of.chooser.kind === "you" ? player : (players(p.state, context, of.chooser)[0] ?? player);
}

function* chooseOriginal(
  p: Process,
  entering: Entering,
  candidates: readonly ObjectId[],
  player: PlayerId,
): Procedure<ObjectId | undefined> {
  const answer = yield* ask(p, {
    kind: "pick",
    player,
    source: entering.id,
    rules: ["707.6", "614.12a"],
    code: "copy",
    from: candidates.map((object) => ({ object })),
    min: 1,
    max: 1,
  });
  const [chosen] = answer.chosen;
  return chosen !== undefined && "object" in chosen ? chosen.object : undefined;
}
