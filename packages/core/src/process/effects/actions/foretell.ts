import { cardObjectAt } from "../../../storage/objects.ts";
import { emit, simultaneously } from "../../emit.ts";
import { patchObject } from "../../process.ts";
import { objectsFor } from "../choose-objects.ts";
import type { ActionExecutor } from "./action.ts";

/** Cards in exile become foretold (702.143d), which is not foretelling them (702.143c): they may be cast on a later turn for the cost that is given, or else for their own foretell cost. */
export const doForetell: ActionExecutor = function* (p, context, effect) {
  const objects = yield* objectsFor(p, context, effect.what ?? { kind: "self" });
  const foretold = objects.filter((object) => cardObjectAt(p.state, object)?.zone === "exile");
  yield* simultaneously(p, function* () {
    for (const object of foretold) {
      const { cost } = effect;
      const card = cardObjectAt(p.state, object);
      patchObject(p, object, {
        foretold: { turn: p.state.turn.number, ...(cost === undefined ? {} : { cost }) },
        ...(card?.hidden === undefined
          ? {}
          : { hidden: { ...card.hidden, lookers: [...new Set([...card.hidden.lookers, card.owner])] } }),
      });
      emit(p, { kind: "action", action: "becomes-foretold", player: context.controller, object, rules: ["702.143d"] });
    }
  });
  return { objects: foretold };
};

/** Cards in exile become plotted (702.170c): their owners may cast them on a later turn without paying their mana costs. */
export const doPlot: ActionExecutor = function* (p, context, effect) {
  const objects = yield* objectsFor(p, context, effect.what ?? { kind: "self" });
  const plotted = objects.filter((object) => cardObjectAt(p.state, object)?.zone === "exile");
  yield* simultaneously(p, function* () {
    for (const object of plotted) {
      patchObject(p, object, { plotted: { turn: p.state.turn.number } });
      emit(p, { kind: "action", action: "becomes-plotted", player: context.controller, object, rules: ["702.170c"] });
    }
  });
  return { objects: plotted };
};
