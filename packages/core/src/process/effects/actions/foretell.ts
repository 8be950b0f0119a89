import { cardObjectAt } from "../../../storage/objects.ts";
import { patchObject } from "../../process.ts";
import { objectsFor } from "../choose-objects.ts";
import { didAction } from "../library.ts";
import type { ActionExecutor } from "./action.ts";

/** Cards in exile become foretold (702.143e): they may be cast on a later turn for the cost that is given, or else for their own foretell cost. */
export const doForetell: ActionExecutor = function* (p, context, effect) {
  const objects = yield* objectsFor(p, context, effect.what ?? { kind: "self" });
  const foretold = objects.filter((object) => cardObjectAt(p.state, object)?.zone === "exile");
  for (const object of foretold) {
    const { cost } = effect;
    patchObject(p, object, { foretold: { turn: p.state.turn.number, ...(cost === undefined ? {} : { cost }) } });
    yield* didAction(p, "foretell", context.controller, ["702.143e"], [object]);
  }
  return { objects: foretold };
};
