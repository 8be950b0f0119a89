import { controllerOf } from "../../characteristics/characteristics.ts";
import { HALF_FLAGS } from "../../characteristics/halves.ts";
import { canEnterTransformed, isInstantOrSorceryFace } from "../../faces/cast-face.ts";
import { definitionOf } from "../../faces/definitions.ts";
import { faceOf, isDoubleFacedCard } from "../../faces/face-up.ts";
import type { CardObject, Component, PermanentState } from "../../model/object.ts";
import { switchesOf } from "../../rules/editions.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { asItWouldExist, type Entering } from "../atoms/entering.ts";
import type { FixedArrival } from "../atoms/move.ts";
import type { Plan } from "../atoms/plan.ts";
import { newObjectId, type Procedure, type Process } from "../process.ts";
import { prohibitionOf } from "./cannot-enter.ts";
import { chooseHost } from "./enter-attached.ts";
import { chooseProtector } from "./enter-battle.ts";
import { addIntrinsicCounters, replaceCounters } from "./enter-counters.ts";

/** Begins to work out how a planned move's object enters the battlefield: as what, under whose control, which face up (712.13, 712.14). */
export function beginEntering(p: Process, plan: Plan): void {
  const { object, arrival, from, move } = plan;
  const controller =
    arrival.under ?? (from === "stack" ? (controllerOf(p.state, object.id) ?? object.controller) : object.owner);
  const spell = object.stack ?? arrival.cast;
  const faceDown = arrival.faceDown ?? (from === "stack" ? object.faceDown : undefined);
  const castFrom = spell?.castFrom;
  const components = object.components.map(
    ({ what, face }): Component => ({
      what: what.kind === "spell-copy" ? { kind: "token", definition: what.definition } : what,
      face: faceDown !== undefined ? "front" : (arrival.face ?? (from === "stack" ? face : "front")),
    }),
  );
  const entering: Entering = {
    id: newObjectId(p),
    from,
    formers: [object.id],
    transformed: false,
    copies: 0,
    effects: [],
    rules: [],
    prevented: undefined,
    object: blank(
      p,
      {
        id: 0 as CardObject["id"],
        controller,
        owner: object.owner,
        components,
        arrival,
        ...(faceDown === undefined ? {} : { faceDown }),
      },
      {
        enteredFrom: from,
        ...(castFrom === undefined ? {} : { castFrom, castBy: object.controller }),
        ...unlockedAs(p, object),
      },
    ),
  };
  entering.object = {
    ...entering.object,
    id: entering.id,
    ...(spell === undefined ? {} : { cast: spell }),
    ...(object.chosen === undefined || from !== "stack" ? {} : { chosen: object.chosen }),
  };
  plan.entering = entering;
  if (arrival.attacking !== undefined) entering.rules.push("508.4");
  const doubleFaced = components.some(({ what }) =>
    isDoubleFacedCard(definitionOf(p.state.definitions, what.definition)),
  );
  if (faceDown !== undefined)
    entering.rules.push(...(doubleFaced ? (["712.15", "708.3"] as const) : (["708.3"] as const)));
  else if (arrival.transformed === true) enterTransformed(p, plan, entering);
  else if (move.cause === "play" && doubleFaced) entering.rules.push("712.12");
  else if (doubleFaced) entering.rules.push(from === "stack" ? "712.13" : "712.14");
  if (arrival.modifications !== undefined)
    entering.effects.push({
      modifications: arrival.modifications,
      controller: move.by ?? controller,
      ...(arrival.bound === undefined ? {} : { bound: arrival.bound }),
      ...(move.source === undefined ? {} : { source: move.source }),
    });
  checkFace(p, plan, entering);
}

/** A Room enters with the half unlocked that was cast (709.5d). */
function unlockedAs(p: Process, { components, stack }: CardObject): Partial<PermanentState> {
  const [component] = components;
  const isRoom =
    component !== undefined && definitionOf(p.state.definitions, component.what.definition).halves?.kind === "room";
  return isRoom && stack?.half !== undefined ? { flags: { [HALF_FLAGS.unlocked[stack.half]]: true } } : {};
}

/** A permanent as it would be if nothing changed how it enters. */
export function blank(
  p: Process,
  what: {
    readonly id: CardObject["id"];
    readonly controller: CardObject["controller"];
    readonly owner: CardObject["owner"];
    readonly components: readonly Component[];
    readonly faceDown?: CardObject["faceDown"];
    readonly arrival: FixedArrival;
  },
  permanent: Partial<PermanentState>,
): CardObject {
  const { arrival, faceDown } = what;
  return {
    kind: "card",
    id: what.id,
    zone: "battlefield",
    owner: what.owner,
    controller: what.controller,
    components: what.components,
    turned: 0,
    timestamp: p.state.nextTimestamp,
    counters: arrival.counters ?? {},
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(arrival.craftedFrom === undefined ? {} : { craftedFrom: arrival.craftedFrom }),
    permanent: {
      tapped: arrival.tapped === true,
      damage: 0,
      controlledSince: p.state.turn.number,
      ...(arrival.attachedTo === undefined ? {} : { attachedTo: arrival.attachedTo }),
      ...(arrival.attacking === undefined ? {} : { attacking: { defender: arrival.attacking } }),
      ...(arrival.copy === undefined ? {} : { enteredAs: arrival.copy }),
      ...permanent,
    },
  };
}

/** Lets what is to enter transformed or converted enter with its back face up, if it has one (712.14a). Others stay where they are; a spell just enters. */
export function enterTransformed(p: Process, plan: Plan | undefined, entering: Entering): void {
  const [component, below] = entering.object.components;
  if (component === undefined || entering.object.faceDown !== undefined) return;
  const card = definitionOf(p.state.definitions, component.what.definition);
  const switches = switchesOf(p.state.edition);
  entering.transformed = true;
  if (below === undefined && canEnterTransformed(card, switches)) {
    entering.object = { ...entering.object, components: [{ ...component, face: "back" }] };
    entering.rules.push(entering.from === "stack" ? "712.13a" : "712.14a");
    if (plan !== undefined) checkFace(p, plan, entering);
    return;
  }
  if (entering.from === "stack" || switches.cannotEnterTransformed === "enters-front") return;
  entering.prevented = {
    code: "cannot-enter-transformed",
    rules: card.kind === "meld" ? ["712.14a", "712.4c", "712.4b"] : ["712.14a"],
  };
}

/** A card whose face would be an instant or sorcery does not enter (400.4a); told to enter transformed as a spell, it goes to the graveyard (712.13a). */
function checkFace(p: Process, plan: Plan, entering: Entering): void {
  const [component, below] = entering.object.components;
  if (component === undefined || below !== undefined || entering.object.faceDown !== undefined) return;
  const card = definitionOf(p.state.definitions, component.what.definition);
  const face = faceOf(card, component.face);
  if (face === undefined || !isInstantOrSorceryFace(face)) return;
  const rules: RuleKey[] = [];
  if (plan.from === "stack") rules.push(component.face === "back" ? "712.13a" : "608.3e");
  else if (card.kind === "modal" && component.face === "front") rules.push("712.14b", "400.4a");
  else rules.push("400.4a", ...(component.face === "back" ? (["712.14a"] as const) : []));
  entering.prevented = { code: "instant-or-sorcery", rules };
}

/** Settles how a permanent enters once no replacement effect is left: whether it can, what it is attached to, who protects it, its counters. */
export function* finishEntering(p: Process, plan: Plan): Procedure {
  const { entering } = plan;
  if (entering === undefined) return;
  yield* settleEntering(p, entering);
  if (entering.prevented === undefined) return;
  plan.entering = undefined;
  if (plan.from !== "stack") {
    plan.stays = entering.prevented;
    return;
  }
  plan.to = "graveyard";
  plan.arrival = {};
  plan.rules.push(...entering.prevented.rules, "608.3e");
}

/** The same for any permanent about to enter, a token included. */
export function* settleEntering(p: Process, entering: Entering): Procedure {
  entering.prevented ??= prohibitionOf(asItWouldExist(p.state, entering), entering);
  if (entering.prevented === undefined) yield* chooseHost(p, entering);
  if (entering.prevented !== undefined) return;
  yield* chooseProtector(p, entering);
  addIntrinsicCounters(p, entering);
  yield* replaceCounters(p, entering);
}
