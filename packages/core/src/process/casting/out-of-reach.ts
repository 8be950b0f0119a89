import type { Cost } from "../../ability/cost.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { ManaSymbol } from "../../model/mana.ts";
import type { Refusal } from "../../model/refusal.ts";
import type { GameState } from "../../model/state.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import type { OwnedActivated } from "./activated-abilities.ts";
import { asSpell } from "./as-spell.ts";
import { reasonAgainst } from "./cost-parts.ts";
import { isOutOfReach } from "./mana/most-mana.ts";
import type { CastWay } from "./way.ts";

/**
 * Why an ability's cost can't be paid now, where that is plain before anything is chosen for it: a permanent that isn't there to be tapped, more mana than
 * everything could add. Nothing does not mean that it can be paid.
 */
export function activationOutOfReach(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  { ability }: OwnedActivated,
): Refusal | undefined {
  for (const part of ability.cost) {
    if (part.kind !== "tap-self" && part.kind !== "untap-self") continue;
    const against = reasonAgainst(state, player, part, { controller: player, source, bound: {} });
    if (against !== undefined) return { code: "cannot-pay", rules: against, object: source };
  }
  const mana = ability.reduction === undefined ? leastMana(state, source, ability.cost) : undefined;
  if (mana === undefined || mayCostLess(state)) return undefined;
  return isOutOfReach(state, player, mana, { kind: "activate", source }) ? unpaid(player) : undefined;
}

/** Why a spell's cost can't be paid now, where that is plain before anything is chosen for it. Nothing does not mean that it can be paid. */
export function castingOutOfReach(state: GameState, player: PlayerId, id: ObjectId, way: CastWay): Refusal | undefined {
  if (way.cost === "free") return undefined;
  const spell = asSpell(state, id, player, way.shape, way.via);
  const cost = way.cost ?? [{ kind: "mana", mana: characteristics(spell, id).manaCost ?? [] }];
  // No energy is had while casting, as mana is.
  for (const part of cost) {
    if (part.kind !== "energy") continue;
    const against = reasonAgainst(spell, player, part, { controller: player, source: id, it: id, bound: {} });
    if (against !== undefined) return { code: "cannot-pay", rules: against, object: id };
  }
  const mana = leastMana(spell, id, cost);
  if (mana === undefined || mayCostLess(spell) || keywordsOf(spell, id).some(({ name }) => LESSENING.has(name)))
    return undefined;
  const { anyMana } = way.permission;
  const purpose = { kind: "cast", spell: id, ...(anyMana === undefined ? {} : { anyMana }) } as const;
  return isOutOfReach(spell, player, mana, purpose) ? unpaid(player) : undefined;
}

const unpaid = (player: PlayerId): Refusal => ({ code: "cannot-pay", rules: ["601.2h", "118.3"], player });

/** Keywords by which a spell costs less, or something other than mana pays for it. */
const LESSENING: ReadonlySet<string> = new Set([
  "affinity",
  "assist",
  "convoke",
  "delve",
  "emerge",
  "improvise",
  "offering",
  "undaunted",
]);

const mayCostLess = (state: GameState): boolean =>
  rulesInForce(state, "cost-change").some(({ rule }) => rule.less === true);

/** The least mana that a cost can come to without anything that makes it less; nothing where that isn't plain. */
function leastMana(state: GameState, id: ObjectId, cost: Cost): readonly ManaSymbol[] | undefined {
  const mana: ManaSymbol[] = [];
  for (const part of cost) {
    if (part.kind === "either" || (part.kind === "own-mana-cost" && part.reduced !== undefined)) return undefined;
    if (part.kind === "own-mana-cost") mana.push(...(characteristics(state, id).manaCost ?? []));
    if (part.kind !== "mana") continue;
    if (part.times !== undefined || part.waterbend === true) return undefined;
    mana.push(...part.mana);
  }
  return mana;
}
