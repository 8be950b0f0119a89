import type { Effect } from "../../ability/effect.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import { startEffect } from "../atoms/effects.ts";
import type { Procedure, Process } from "../process.ts";

const IT = { kind: "bound", name: "it" } as const;

/** What is to happen at the next end step to a permanent that was cast this way (608.3g): dash, blitz and warp. */
const ENDINGS: Readonly<Record<string, Effect>> = {
  dash: { kind: "move", what: IT, to: "hand" },
  blitz: { kind: "sacrifice", what: IT },
  warp: { kind: "exile", what: IT, as: "a" },
};

/** Begins what the way a permanent spell was cast brings with it: haste, or the delayed triggered ability that ends it (608.3g, 702.62a, 702.109a, 702.152a, 702.185a). */
export function* returnAfterwards(p: Process, permanent: ObjectId, spell: CardObject): Procedure {
  if (spell.stack?.via === "suspend") yield* hasteWhileControlled(p, permanent, spell);
  const ending = ENDINGS[spell.stack?.via ?? ""];
  if (ending === undefined) return;
  const permit: readonly Effect[] =
    spell.stack?.via === "warp"
      ? [
          {
            kind: "permit",
            who: { kind: "owner", of: { kind: "bound", name: "a" } },
            what: { kind: "bound", name: "a" },
            duration: { kind: "permanent" },
          },
        ]
      : [];
  yield* startEffect(p, {
    kind: "delayed",
    source: permanent,
    controller: spell.controller,
    turnedThen: 0,
    bound: { it: { objects: [permanent] } },
    trigger: { kind: "step", step: "end", whose: "each" },
    body: { effect: [ending, ...permit] },
  });
}

/** 702.62a: a creature that was cast by suspend has haste until the player who cast it loses control of it. */
function* hasteWhileControlled(p: Process, permanent: ObjectId, { controller }: CardObject): Procedure {
  if (!characteristics(p.state, permanent).types.includes("Creature")) return;
  yield* startEffect(p, {
    kind: "continuous",
    source: permanent,
    controller,
    objects: [permanent],
    modifications: [{ kind: "gain", abilities: [{ kind: "keyword", keyword: { name: "haste" } }] }],
    bound: { it: { objects: [permanent] } },
    duration: {
      duration: {
        kind: "as-long-as",
        condition: { kind: "matches", what: IT, filter: { kind: "controller", is: { kind: "you" } } },
      },
      turn: p.state.turn.number,
    },
  });
}
