import type { Ability } from "../../ability/ability.ts";
import type { TokenValues } from "../../ability/modification.ts";
import { isInstantOrSorceryFace } from "../../faces/cast-face.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CopySource, EmblemObject } from "../../model/object.ts";
import { emit, simultaneously } from "../emit.ts";
import { apnap, newObjectId, type Procedure, type Process } from "../process.ts";
import { applyReplacements } from "../replacement/choose.ts";
import { entersReplacements } from "../replacement/enters.ts";
import { blank, enterTransformed, settleEntering } from "../replacement/entry.ts";
import { tokensReplaced } from "../replacement/tokens.ts";
import type { Entering } from "./entering.ts";
import type { FixedArrival } from "./move.ts";
import { emitEntered, placePermanent } from "./place-permanent.ts";
import { putEmblem } from "./put-emblem.ts";
import { faceOfToken, tokenComponent } from "./token-definition.ts";

/** What tokens are made of: listed values, a predefined token's name (111.10), or a copy (707.2; both faces of a double-faced permanent, 707.8a). */
export type TokenSource =
  | { readonly kind: "values"; readonly values: TokenValues }
  | { readonly kind: "named"; readonly name: string }
  | { readonly kind: "copy"; readonly of: ObjectId; readonly copy: CopySource };

/** Creates tokens (111.2, 701.7), replacements considered. Gives back the tokens. */
export function* createTokens(
  p: Process,
  player: PlayerId,
  count: number,
  source: TokenSource,
  arrival: FixedArrival = {},
): Procedure<readonly ObjectId[]> {
  if (count <= 0 || !apnap(p.state).includes(player)) return [];
  return yield* simultaneously(p, function* () {
    const planned = plan(p, player, source, arrival);
    if (planned === undefined) return [];
    const { number, also } = yield* tokensReplaced(p, player, count, planned);
    const entering: Entering[] = [];
    for (let at = 0; at < number; at++) {
      const one = at === 0 ? planned : plan(p, player, source, arrival);
      if (one === undefined) continue;
      yield* applyReplacements(
        p,
        () => one.under ?? player,
        () => entersReplacements(p, undefined, one),
        one.id,
      );
      yield* settleEntering(p, one);
      if (one.prevented === undefined) entering.push(one);
      else emit(p, { kind: "nothing", code: one.prevented.code, player, rules: [...one.prevented.rules, "111.5"] });
    }
    for (const one of entering) placePermanent(p, one);
    for (const one of entering) {
      emit(p, {
        kind: "created",
        object: one.id,
        player,
        zone: "battlefield",
        rules: ["701.7a", "111.2", ...one.rules],
      });
      emitEntered(p, one);
    }
    for (const more of also) yield* more();
    return entering.map(({ id }) => id);
  });
}

/** A token as it would exist. A copy of an instant or sorcery is not created (111.5). */
function plan(p: Process, player: PlayerId, source: TokenSource, arrival: FixedArrival): Entering | undefined {
  const component = tokenComponent(p, source);
  if (component === undefined) return undefined;
  const face = faceOfToken(p.state, component);
  const { faceDown } = arrival;
  if (face !== undefined && isInstantOrSorceryFace(face)) {
    emit(p, { kind: "nothing", code: "instant-or-sorcery", player, rules: ["111.5"] });
    return undefined;
  }
  const id = newObjectId(p);
  const rules = source.kind === "copy" && component.face === "back" ? (["707.8a"] as const) : [];
  const entering: Entering = {
    id,
    formers: [],
    transformed: false,
    copies: 0,
    effects: [],
    rules: [...rules],
    prevented: undefined,
    object: blank(
      p,
      {
        id,
        controller: arrival.under ?? player,
        owner: player,
        components: [component],
        arrival,
        ...(faceDown === undefined ? {} : { faceDown }),
      },
      {},
    ),
  };
  if (arrival.transformed === true) enterTransformed(p, undefined, entering);
  if (arrival.modifications !== undefined)
    entering.effects.push({
      modifications: arrival.modifications,
      controller: player,
      ...(arrival.bound === undefined ? {} : { bound: arrival.bound }),
    });
  return entering;
}

/** Gives a player an emblem (114). */
export function* createEmblem(
  p: Process,
  player: PlayerId,
  abilities: readonly Ability[],
  more: Pick<EmblemObject, "createdBy" | "chosen">,
): Procedure {
  yield* simultaneously(p, function* () {
    const id = putEmblem(p, player, abilities, more);
    emit(p, { kind: "created", object: id, player, zone: "command", rules: ["114.1"] });
  });
}
