import type { Ability } from "../../ability/ability.ts";
import type { Filter } from "../../ability/filter.ts";
import { all, CREATURE, whenever, YOU, YOURS } from "../../keywords/phrases.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { designationAt } from "../../query/designations.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, setObject } from "../process.ts";
import { putEmblem } from "./put-emblem.ts";

const BEARER: Filter = all({ kind: "status", status: "ring-bearer" }, YOURS);
const BLOCKER = { kind: "event", role: "other" } as const;
const IT = { kind: "bound", name: "it" } as const;

/** What the emblem named The Ring has: one ability more each of the first four times that the Ring tempts its owner (701.54c). */
const ABILITIES: readonly Ability[] = [
  {
    kind: "static",
    affects: { kind: "all", filter: BEARER },
    modifications: [
      { kind: "add-types", supertypes: ["Legendary"] },
      {
        kind: "restriction",
        restriction: {
          kind: "cannot-be-blocked",
          by: all(CREATURE, {
            kind: "number",
            of: "power",
            is: ">",
            value: { kind: "number-of", what: "power", of: IT },
          }),
        },
      },
    ],
  },
  whenever({ kind: "attacks", subject: BEARER }, [
    { kind: "draw", who: YOU, count: 1 },
    { kind: "discard", who: YOU, count: 1 },
  ]),
  whenever({ kind: "becomes-blocked", subject: BEARER, by: CREATURE, each: true }, [
    {
      kind: "delayed",
      trigger: { kind: "step", step: "end-combat", whose: "each" },
      body: { effect: [{ kind: "sacrifice", who: { kind: "controller", of: BLOCKER }, what: BLOCKER }] },
    },
  ]),
  whenever({ kind: "deals-damage", source: BEARER, combat: true, to: { kind: "player" } }, [
    { kind: "life", who: { kind: "opponents" }, change: "lose", amount: 3 },
  ]),
];

/** The emblem named The Ring as the Ring tempts its owner once more (701.54c): it comes into being before a Ring-bearer is chosen. */
export function growRing(p: Process, player: PlayerId): void {
  const ring = designationAt(p.state, "ring", player);
  const times = (ring?.tempted ?? 0) + 1;
  const abilities = ABILITIES.slice(0, times);
  if (ring === undefined) putEmblem(p, player, abilities, { designation: "ring", tempted: times });
  else setObject(p, { ...ring, abilities, tempted: times });
}

/** A creature becomes its controller's Ring-bearer, or nothing does (701.54a); with that the Ring has tempted the player (701.54d). */
export function* tempted(p: Process, player: PlayerId, bearer: ObjectId | undefined): Procedure {
  yield* simultaneously(p, function* () {
    const ring = designationAt(p.state, "ring", player);
    if (ring !== undefined && bearer !== undefined) setObject(p, { ...ring, bearer });
    emit(p, {
      kind: "action",
      action: "tempted-by-ring",
      player,
      rules: ["701.54a", "701.54d"],
      ...(bearer === undefined ? {} : { object: bearer }),
    });
  });
}
