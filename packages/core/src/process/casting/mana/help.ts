import type { Cost } from "../../../ability/cost.ts";
import type { Filter } from "../../../ability/filter.ts";
import { characteristics } from "../../../characteristics/characteristics.ts";
import { keywordsOf } from "../../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../../model/ids.ts";
import { COLORS, type ManaSymbol } from "../../../model/mana.ts";
import type { GameState } from "../../../model/state.ts";
import type { EvaluationContext } from "../../../query/context.ts";
import type { RuleKey } from "../../../rules/rules.ts";
import { moveObjects } from "../../atoms/move.ts";
import { tapObjects } from "../../atoms/status.ts";
import { didAction } from "../../effects/library.ts";
import type { Procedure, Process } from "../../process.ts";
import { chooseForCost, type Picking } from "../cost-choice.ts";
import { genericOf, type Owed, totalMana, withoutGeneric } from "../owed.ts";
import { canPayMana } from "./pay-mana.ts";
import type { ManaPurpose } from "./purpose.ts";

interface Help {
  readonly rule: RuleKey;
  readonly filter: Filter;
  readonly from: "battlefield" | "graveyard";
  /** Whether it also stands for a mana of its own colours. */
  readonly pays: "generic" | "colors";
}

/** Keywords by which something other than mana pays for a spell, in the order of their rules. */
const HELP: Readonly<Record<string, Help>> = {
  convoke: { rule: "702.51a", filter: { kind: "type", type: "Creature" }, from: "battlefield", pays: "colors" },
  delve: { rule: "702.66a", filter: { kind: "card" }, from: "graveyard", pays: "generic" },
  improvise: { rule: "702.126a", filter: { kind: "type", type: "Artifact" }, from: "battlefield", pays: "generic" },
};

/** What is still owed after the player has tapped or exiled what pays instead of mana (702.51a, 702.66a, 702.126a). Nothing is asked where mana is unlimited. */
export function* payWithHelp(
  p: Process,
  player: PlayerId,
  owed: Owed,
  context: EvaluationContext & { readonly object: ObjectId },
  purpose: ManaPurpose,
): Procedure<Owed> {
  let left = owed;
  if (p.state.mana === "unlimited") return left;
  for (const { name } of keywordsOf(p.state, context.object)) {
    const help = Object.hasOwn(HELP, name) ? HELP[name] : undefined;
    if (help === undefined || left.mana === "unpayable") continue;
    const most =
      help.pays === "colors" ? totalMana(left.mana) : left.mana.reduce((sum, symbol) => sum + genericOf(symbol), 0);
    const picking: Picking = {
      code: name,
      what: help.filter,
      from: [help.from],
      min: 0,
      max: "any",
      ...(help.from === "battlefield" ? { untapped: true as const } : {}),
    };
    const picked = most === 0 ? [] : yield* chooseForCost(p, player, picking, context, most);
    if (picked.length === 0) continue;
    left = {
      ...left,
      mana:
        help.pays === "generic"
          ? withoutGeneric(left.mana, picked.length)
          : withoutColors(p.state, player, left.mana, picked, purpose),
    };
    if (help.from === "battlefield") yield* tapObjects(p, picked, { by: player });
    else
      yield* moveObjects(
        p,
        picked.map((object) => ({
          object,
          to: "exile",
          cause: "cost",
          by: player,
          rules: [help.rule],
          source: context.object,
        })),
      );
  }
  return left;
}

/** What is surely owed of a spell whose mana something else may pay: all but that mana. */
export function helped(state: GameState, spell: ObjectId, owed: Owed): Owed {
  return keywordsOf(state, spell).some(({ name }) => Object.hasOwn(HELP, name)) ? { ...owed, mana: [] } : owed;
}

/** What is still owed after artifacts and creatures were tapped for the generic mana of a waterbend cost, and of it only (701.67a–b). */
export function* payWithWaterbend(
  p: Process,
  player: PlayerId,
  owed: Owed,
  cost: Cost,
  context: EvaluationContext & { readonly object: ObjectId },
): Procedure<Owed> {
  const generic = cost.flatMap((part) =>
    part.kind === "mana" && part.waterbend === true ? part.mana.map(genericOf) : [],
  );
  if (generic.length === 0 || owed.mana === "unpayable") return owed;
  yield* didAction(p, "waterbend", player, ["701.67c"]);
  const most = Math.min(
    generic.reduce((sum, one) => sum + one, 0),
    owed.mana.reduce((sum, symbol) => sum + genericOf(symbol), 0),
  );
  if (p.state.mana === "unlimited" || most === 0) return owed;
  const what: Filter = {
    kind: "any",
    of: [
      { kind: "type", type: "Artifact" },
      { kind: "type", type: "Creature" },
    ],
  };
  const picked = yield* chooseForCost(
    p,
    player,
    { code: "waterbend", what, from: ["battlefield"], min: 0, max: "any", untapped: true },
    context,
    most,
  );
  if (picked.length > 0) yield* tapObjects(p, picked, { by: player });
  return { ...owed, mana: withoutGeneric(owed.mana, picked.length) };
}

/** The mana left after each creature has paid for one of its colours or one generic mana; in a way that leaves what can be paid, where there is one. */
function withoutColors(
  state: GameState,
  player: PlayerId,
  mana: readonly ManaSymbol[],
  creatures: readonly ObjectId[],
  purpose: ManaPurpose,
): readonly ManaSymbol[] {
  const ways = creatures.reduce<readonly (readonly ManaSymbol[])[]>(
    (done, id) => {
      const { colors } = characteristics(state, id);
      const next = done.flatMap((left) => [
        ...COLORS.filter((color) => colors.includes(color)).flatMap((color) => without(left, color)),
        ...(left.some((symbol) => genericOf(symbol) > 0) ? [withoutGeneric(left, 1)] : []),
      ]);
      return next.length === 0 ? done : [...new Map(next.map((left) => [left.join(), left])).values()];
    },
    [mana],
  );
  return ways.find((left) => canPayMana(state, player, left, purpose, creatures)) ?? ways[0] ?? mana;
}

function without(mana: readonly ManaSymbol[], color: string): readonly (readonly ManaSymbol[])[] {
  const at = mana.findIndex((symbol) => symbol.split("/").includes(color));
  return at < 0 ? [] : [mana.filter((_, other) => other !== at)];
}
