import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import { isRestricted } from "../../characteristics/restrictions.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { destructionReplaced } from "../replacement/destroyed.ts";
import { moveObjects } from "./move.ts";

/** Destroys permanents at the same time (701.8), regeneration and replacements considered. Gives back those destroyed, under their former ids. */
export function* destroyObjects(
  p: Process,
  ids: readonly ObjectId[],
  source: ObjectId | undefined,
  rules: readonly RuleKey[],
  more: { readonly noRegeneration?: true } = {},
): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const doomed: ObjectId[] = [];
    for (const id of new Set(ids)) {
      const permanent = cardObjectAt(p.state, id)?.permanent;
      if (permanent === undefined || permanent.phasedOut !== undefined) continue;
      if (
        characteristics(p.state, id).abilities.some(
          ({ ability }) => ability.kind === "keyword" && ability.keyword.name === "indestructible",
        )
      ) {
        emit(p, { kind: "nothing", code: "indestructible", object: id, rules: ["702.12b"] });
        continue;
      }
      if (!(yield* destructionReplaced(p, id, source, more))) doomed.push(id);
    }
    for (const id of doomed)
      emit(p, {
        kind: "destroyed",
        object: id,
        rules: [...rules, "701.8a"],
        ...(source === undefined ? {} : { source }),
      });
    yield* moveObjects(
      p,
      doomed.map((object) => ({
        object,
        to: "graveyard" as const,
        cause: "destroy" as const,
        rules: [...rules, "701.8a"] as const,
        ...(source === undefined ? {} : { source }),
      })),
    );
    return doomed;
  });
}

/** Sacrifices permanents at the same time (701.21), each by its controller. Gives back those sacrificed, under their former ids. */
export function* sacrificeObjects(
  p: Process,
  ids: readonly ObjectId[],
  by: PlayerId,
  rules: readonly RuleKey[],
): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const given = [...new Set(ids)].filter((id) => {
      const permanent = cardObjectAt(p.state, id)?.permanent;
      return (
        permanent !== undefined &&
        permanent.phasedOut === undefined &&
        controllerOf(p.state, id) === by &&
        !isRestricted(p.state, id, "cannot-be-sacrificed")
      );
    });
    for (const id of given) emit(p, { kind: "sacrificed", object: id, player: by, rules: [...rules, "701.21a"] });
    yield* moveObjects(
      p,
      given.map((object) => ({
        object,
        to: "graveyard" as const,
        cause: "sacrifice" as const,
        rules: [...rules, "701.21a"] as const,
        by,
      })),
    );
    return given;
  });
}
