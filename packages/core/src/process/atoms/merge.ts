import { characteristics } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { CardObject, Component, PermanentState } from "../../model/object.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { emit, simultaneously } from "../emit.ts";
import { newTimestamp, type Procedure, type Process, setObject } from "../process.ts";
import { renaming } from "./renaming.ts";

/** A mutating creature spell merges with the permanent it targets (702.140c, 730.2): its controller puts it on top or at the bottom. The permanent stays the same object (730.2b). */
export function* mergeSpell(p: Process, spell: CardObject, target: ObjectId): Procedure {
  const answer = yield* ask(p, {
    kind: "position",
    player: spell.controller,
    source: spell.id,
    code: "mutate",
    rules: ["702.140c", "730.2"],
    options: ["top", "bottom"],
  });
  yield* simultaneously(p, function* () {
    const permanent = cardObjectAt(p.state, target);
    if (permanent === undefined) return;
    const components = spell.components.map(asPermanent);
    const known = characteristics(p.state, spell.id);
    emit(p, { kind: "resolved", object: spell.id, rules: ["608.3d"] });
    const before = p.state;
    const onTop = answer.text === "top";
    const { faceDown: _was, ...faceUp } = permanent;
    const status = onTop && spell.faceDown === undefined ? faceUp : permanent;
    // A face-down permanent under a face-up component becomes face up; its own components stay face down (730.2e).
    const covered = permanent.components.map(
      (component): Component =>
        onTop && permanent.faceDown !== undefined && spell.faceDown === undefined
          ? { ...component, faceDown: true }
          : component,
    );
    setObject(p, {
      ...status,
      ...(status.permanent === undefined ? {} : { permanent: merging(p, status.permanent) }),
      components: onTop ? [...components, ...covered] : [...permanent.components, ...components],
    });
    setObject(p, {
      kind: "gone",
      id: spell.id,
      object: spell,
      characteristics: known,
      controller: spell.controller,
      became: [target],
      attachments: [],
    });
    p.state = { ...p.state, stack: p.state.stack.filter((id) => id !== spell.id) };
    emit(p, {
      kind: "merged",
      object: target,
      spell: spell.id,
      ...renaming(before, p.state, target),
      rules: ["702.140c", "730.2b"],
    });
    emit(p, { kind: "action", action: "mutate", player: spell.controller, object: target, rules: ["702.140d"] });
  });
}

/** What it entered as a copy of no longer counts: having its topmost component's characteristics is a copiable effect of now (730.2a). */
function merging(p: Process, permanent: PermanentState): PermanentState {
  const { enteredAs: _overwritten, ...rest } = permanent;
  return { ...rest, mergedAt: newTimestamp(p) };
}

/** A copy of a spell that merges is a token component from then on (702.140g). */
function asPermanent({ what, face }: Component): Component {
  return { what: what.kind === "spell-copy" ? { kind: "token", definition: what.definition } : what, face };
}
