import { meldResultOf } from "../../faces/meld-check.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject, Component } from "../../model/object.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { newObjectId, type Procedure, type Process, setObject } from "../process.ts";
import { applyReplacements } from "../replacement/choose.ts";
import { entersReplacements } from "../replacement/enters.ts";
import { blank, settleEntering } from "../replacement/entry.ts";
import type { Entering } from "./entering.ts";
import { snapshot, takeAway } from "./leave.ts";
import type { FixedArrival } from "./move.ts";
import { emitEntered, placePermanent } from "./place-permanent.ts";

/** Melds cards that are in exile, where they are a meld pair (701.42); else they stay there (701.42c). Gives back the melded permanent. */
export function* meldCards(
  p: Process,
  cards: readonly ObjectId[],
  into: string,
  by: PlayerId,
  arrival: FixedArrival = {},
): Procedure<ObjectId | undefined> {
  const objects = cards.flatMap((id) => cardObjectAt(p.state, id) ?? []);
  const [one, other] = objects;
  return yield* simultaneously(p, function* () {
    const result = objects.every(({ zone }) => zone === "exile") ? meldResultOf(p.state, cards) : undefined;
    if (result === undefined || (into !== "" && into !== result.name) || one === undefined || other === undefined) {
      for (const { id } of objects)
        emit(p, { kind: "nothing", code: "cannot-meld", object: id, rules: ["701.42c", "701.42b"] });
      return undefined;
    }
    const components = [one, other].flatMap((object) =>
      object.components.map(({ what }): Component => ({ what, face: "back" })),
    );
    const controller = arrival.under ?? by;
    const id = newObjectId(p);
    const entering: Entering = {
      id,
      from: "exile",
      formers: [one.id, other.id],
      transformed: false,
      copies: 0,
      effects: [],
      rules: arrival.attacking === undefined ? ["712.14c"] : ["712.14c", "508.4"],
      prevented: undefined,
      object: blank(p, { id, controller, owner: one.owner, components, arrival }, { enteredFrom: "exile" }),
    };
    yield* applyReplacements(
      p,
      () => entering.under ?? controller,
      () => entersReplacements(p, undefined, entering),
      id,
    );
    yield* settleEntering(p, entering);
    if (entering.prevented !== undefined) {
      for (const { id: card } of objects)
        emit(p, {
          kind: "nothing",
          code: entering.prevented.code,
          object: card,
          rules: [...entering.prevented.rules, "701.42c"],
        });
      return undefined;
    }
    become(p, [one, other], entering, by);
    return id;
  });
}

/** The two cards become one permanent: one enters, and both have left exile. */
function become(p: Process, formers: readonly CardObject[], entering: Entering, by: PlayerId): void {
  for (const last of formers.map((object) => snapshot(p.state, object))) takeAway(p, last);
  for (const former of formers) {
    const last = p.state.objects.chunks[former.id >> 5]?.[former.id & 31];
    if (last?.kind === "gone") setObject(p, { ...last, became: [entering.id] });
  }
  placePermanent(p, entering);
  const rules: readonly RuleKey[] = ["701.42a", "712.4a", ...entering.rules];
  for (const [at, former] of formers.entries()) {
    emit(p, {
      kind: "zone-change",
      former: former.id,
      from: "exile",
      arrived: at === 0 ? [{ object: entering.id, zone: "battlefield" }] : [],
      cause: "meld",
      player: former.owner,
      by,
      rules,
    });
  }
  emitEntered(p, entering);
  emit(p, { kind: "melded", object: entering.id, from: formers.map(({ id }) => id), player: by, rules });
}
