import { faceDownValues } from "../../faces/face-down-values.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, playerAt } from "../process.ts";
import { lookAtObjects } from "./cards.ts";
import { type FixedArrival, moveObjects } from "./move.ts";

type How = "manifest" | "cloak";

const RULES: { readonly [H in How]: readonly RuleKey[] } = { manifest: ["701.40a"], cloak: ["701.58a"] };

/** Manifests (701.40) or cloaks (701.58) cards, one by one where they come from a library (701.40e), at the same time from a pile. Gives back the permanents. */
export function* manifestCards(
  p: Process,
  cards: readonly ObjectId[],
  how: How,
  by: PlayerId,
  arrival: FixedArrival = {},
): Procedure<readonly ObjectId[]> {
  const fromLibrary = cards.every((card) => cardObjectAt(p.state, card)?.zone === "library");
  if (!fromLibrary) return yield* manifestTogether(p, cards, how, by, arrival);
  const permanents: ObjectId[] = [];
  for (const card of cards) permanents.push(...(yield* manifestTogether(p, [card], how, by, arrival)));
  return permanents;
}

function* manifestTogether(
  p: Process,
  cards: readonly ObjectId[],
  how: How,
  by: PlayerId,
  arrival: FixedArrival,
): Procedure<readonly ObjectId[]> {
  const faceDown = { cause: how, values: arrival.faceDown?.values ?? faceDownValues(how) };
  return yield* simultaneously(p, function* () {
    const moved = yield* moveObjects(
      p,
      cards.map((object) => ({
        object,
        to: "battlefield" as const,
        cause: "effect" as const,
        rules: RULES[how],
        by,
        arrival: { ...arrival, faceDown, under: arrival.under ?? by },
      })),
    );
    const permanents = moved.flatMap(({ arrived }) =>
      arrived.flatMap(({ object, zone }) => (zone === "battlefield" ? [object] : [])),
    );
    for (const object of permanents) emit(p, { kind: "action", action: how, player: by, object, rules: RULES[how] });
    return permanents;
  });
}

/** Manifests dread (701.62): one of the top two cards, the other to the graveyard; it counts as done even where there was nothing to do (701.62b). */
export function* manifestDread(p: Process, by: PlayerId): Procedure<readonly ObjectId[]> {
  const looked = playerAt(p.state, by).library.slice(0, 2);
  yield* lookAtObjects(p, looked, by);
  const chosen = looked.length === 0 ? undefined : yield* chooseOne(p, looked, by);
  const permanents = chosen === undefined ? [] : yield* manifestCards(p, [chosen], "manifest", by);
  const others = looked.filter((card) => cardObjectAt(p.state, card)?.zone === "library");
  yield* simultaneously(p, function* () {
    const moved = yield* moveObjects(
      p,
      others.map((object) => ({
        object,
        to: "graveyard" as const,
        cause: "effect" as const,
        rules: ["701.62a"] as const,
        by,
      })),
    );
    const put = moved.flatMap(({ arrived }) => arrived.map(({ object }) => object));
    emit(p, {
      kind: "action",
      action: "manifest-dread",
      player: by,
      objects: [...permanents, ...put],
      rules: ["701.62a", "701.62b"],
    });
  });
  return permanents;
}

function* chooseOne(p: Process, cards: readonly ObjectId[], player: PlayerId): Procedure<ObjectId | undefined> {
  const answer = yield* ask(p, {
    kind: "pick",
    player,
    rules: ["701.62a"],
    code: "manifest-dread",
    from: cards.map((object) => ({ object })),
    min: 1,
    max: 1,
  });
  const [chosen] = answer.chosen;
  return chosen !== undefined && "object" in chosen ? chosen.object : undefined;
}
