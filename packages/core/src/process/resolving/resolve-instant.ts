import { characteristics } from "../../characteristics/characteristics.ts";
import type { CardObject } from "../../model/object.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { objectAt } from "../../storage/objects.ts";
import { ascendBySpell } from "../at-once/ascend.ts";
import { startEffect } from "../atoms/effects.ts";
import { type Move, moveObjects } from "../atoms/move.ts";
import { emit, simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { legalTargets } from "./legal-targets.ts";
import { runParts } from "./run-parts.ts";

/** An instant or sorcery spell resolves (608.2): its instructions, then the card goes where it belongs (608.2n). */
export function* resolveInstantOrSorcery(p: Process, object: CardObject): Procedure {
  const legal = legalTargets(p, object);
  if (legal !== undefined) yield* ascendBySpell(p, object.id, object.controller);
  if (legal !== undefined) yield* runParts(p, object, legal);
  const moved = yield* simultaneously(p, function* () {
    emit(p, {
      kind: "resolved",
      object: object.id,
      rules: [legal === undefined ? "608.2b" : "608.2n"],
      ...(legal === undefined ? { fizzled: true } : {}),
    });
    if (objectAt(p.state, object.id)?.zone !== "stack") return undefined;
    return yield* leaveStack(p, object, legal === undefined ? "fizzled" : "resolved");
  });
  const exiled = moved?.arrived.find(({ zone }) => zone === "exile");
  if (exiled === undefined || legal === undefined) return;
  if (isHalf(p, object, "adventure")) yield* permitRest(p, object, exiled.object);
  else if (rebounds(p, object)) yield* castAgain(p, object, exiled.object);
}

type Ending = "resolved" | "fizzled";

function* leaveStack(
  p: Process,
  object: CardObject,
  ending: Ending,
): Procedure<
  { readonly arrived: readonly { readonly object: CardObject["id"]; readonly zone: string }[] } | undefined
> {
  const { to, rules, arrival } = destination(p, object, ending);
  const [moved] = yield* moveObjects(p, [
    {
      object: object.id,
      to,
      cause: "resolve",
      rules,
      by: object.controller,
      ...(arrival === undefined ? {} : { arrival }),
    },
  ]);
  return moved;
}

/** Where a spell goes from the stack: to the graveyard, unless what it was cast with or what it is says otherwise. */
function destination(
  p: Process,
  object: CardObject,
  ending: Ending,
): { readonly to: Move["to"]; readonly rules: readonly RuleKey[]; readonly arrival?: NonNullable<Move["arrival"]> } {
  const { afterwards } = object.stack ?? {};
  const base: RuleKey = ending === "resolved" ? "608.2n" : "608.2b";
  if (afterwards === "exile") return { to: "exile", rules: [base] };
  if (typeof afterwards === "object")
    return { to: "exile", rules: [base], arrival: { counters: { [afterwards.exileWithCounters]: afterwards.count } } };
  if (ending === "resolved") {
    if (afterwards === "hand") return { to: "hand", rules: ["702.27a", base] };
    if (isHalf(p, object, "adventure")) return { to: "exile", rules: ["715.3d", base] };
    if (isHalf(p, object, "omen")) return { to: "library", rules: ["720.3d", base], arrival: { position: "shuffled" } };
    if (rebounds(p, object)) return { to: "exile", rules: ["702.88a", base] };
  }
  return { to: "graveyard", rules: [base] };
}

function isHalf(p: Process, object: CardObject, kind: "adventure" | "omen"): boolean {
  const [top] = object.components;
  return (
    top?.what.kind === "card" &&
    object.stack?.half === 1 &&
    p.state.definitions[top.what.definition]?.halves?.kind === kind
  );
}

function rebounds(p: Process, object: CardObject): boolean {
  const [top] = object.components;
  if (top?.what.kind !== "card" || object.stack?.castFrom !== "hand") return false;
  return characteristics(p.state, object.id).abilities.some(
    ({ ability }) => ability.kind === "keyword" && ability.keyword.name === "rebound",
  );
}

/** The creature of an Adventure may be cast for as long as the card stays in exile (715.3d). */
function* permitRest(p: Process, spell: CardObject, card: CardObject["id"]): Procedure {
  yield* startEffect(p, {
    kind: "continuous",
    source: card,
    controller: spell.controller,
    modifications: [],
    duration: { duration: { kind: "permanent" }, turn: p.state.turn.number },
    bound: { permitted: { objects: [card], players: [spell.controller] }, "not half": { number: 1 } },
    rules: [
      {
        kind: "may-cast",
        who: { kind: "bound", name: "permitted" },
        from: ["exile"],
        what: { kind: "is", what: { kind: "bound", name: "permitted" } },
      },
    ],
  });
}

/** At the beginning of the next upkeep it may be cast from exile without paying its mana cost (702.88a). */
function* castAgain(p: Process, spell: CardObject, card: CardObject["id"]): Procedure {
  yield* startEffect(p, {
    kind: "delayed",
    source: card,
    controller: spell.controller,
    turnedThen: 0,
    bound: { card: { objects: [card] } },
    trigger: { kind: "step", step: "upkeep", whose: { kind: "you" } },
    body: {
      effect: [
        { kind: "cast", who: { kind: "you" }, what: { kind: "bound", name: "card" }, free: true, optional: true },
      ],
    },
  });
}
