import { ask } from "../ask.ts";
import type { Plan } from "../atoms/plan.ts";
import { emit } from "../emit.ts";
import type { Process } from "../process.ts";
import type { Applicable } from "./choose.ts";

/**
 * A commander that would go to its owner's hand or library may go to the command zone instead (903.9b); of a melded or merged permanent only the card
 * that is the commander does (903.9c). Offered again whenever its destination changes.
 */
export function commanderReplacement(p: Process, plan: Plan, declined: Set<string>): Applicable | undefined {
  const { object } = plan;
  if (plan.to !== "hand" && plan.to !== "library") return undefined;
  const commanders = object.components.flatMap(({ what }, at) =>
    what.kind === "card" && p.state.cards[what.card]?.commander === true && !plan.apart.has(at)
      ? [{ at, owner: p.state.cards[what.card]?.owner ?? object.owner }]
      : [],
  );
  const [first] = commanders;
  if (first === undefined) return undefined;
  const key = `commander:${plan.to}`;
  return {
    key,
    step: "any",
    code: "command",
    source: object.id,
    apply: function* () {
      declined.add(key);
      const { yes } = yield* ask(p, {
        kind: "may",
        player: first.owner,
        source: object.id,
        rules: ["903.9b"],
        code: "commander-to-command-zone",
      });
      if (!yes) return;
      const apart = object.components.length > commanders.length;
      emit(p, {
        kind: "replaced",
        object: object.id,
        source: object.id,
        rules: apart ? ["903.9c", "903.9b"] : ["903.9b"],
      });
      if (apart) for (const { at } of commanders) plan.apart.set(at, "command");
      else {
        plan.to = "command";
        plan.arrival = {};
      }
    },
  };
}
