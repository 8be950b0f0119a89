import type { ObjectId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { objectIndex } from "../../storage/object-index.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { cease } from "../atoms/cease.ts";
import type { Act } from "./table.ts";

/** Tokens off the battlefield, and copies of spells off the stack, cease to exist (704.5d–e). */
export function nonPermanentActions(state: GameState): readonly Act[] {
  return [...strays(state.objects, undefined)].map(
    (id) => (p) => cease(p, id, cardObjectAt(state, id)?.components[0]?.what.kind === "token" ? "704.5d" : "704.5e"),
  );
}

const strays = objectIndex<ObjectId, undefined>((entry) =>
  entry.kind === "card" && entry.zone !== "battlefield" && entry.zone !== "stack" && isNoCard(entry) ? [entry.id] : [],
);

const isNoCard = (object: CardObject): boolean => object.components.every(({ what }) => what.kind !== "card");
