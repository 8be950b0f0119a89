import type { Ability, ActivatedAbility } from "../../../ability/ability.ts";
import type { ManaProduction } from "../../../ability/effect.ts";
import { characteristics } from "../../../characteristics/characteristics.ts";
import type { ObjectId } from "../../../model/ids.ts";
import { COLORS, MANA_KINDS, type ManaCost, type ManaKind } from "../../../model/mana.ts";
import type { GameState } from "../../../model/state.ts";
import type { EvaluationContext } from "../../../query/context.ts";
import { amount, select } from "../../../query/evaluate.ts";
import { eventsThisTurn } from "../../../storage/history.ts";
import { cardObjectAt, objectAt } from "../../../storage/objects.ts";
import { isManaAbility } from "../mana-ability.ts";

/** Every list of mana that a production could add now; the player chooses one as it is added (106.4). */
export function manaOptions(
  state: GameState,
  context: EvaluationContext,
  production: ManaProduction,
): readonly (readonly ManaKind[])[] {
  switch (production.kind) {
    case "fixed":
      return [kindsIn(production.mana)];
    case "one-of":
      return production.options.map(kindsIn);
    case "times":
      return [repeated(kindsIn(production.mana), amount(state, context, production.count))];
    case "choice":
      return combinations(
        production.of,
        amount(state, context, production.count),
        production.same === true ? "same" : "free",
      );
    case "chosen-color": {
      const color = chosenColor(state, context.source);
      return color === undefined ? [[]] : [repeated([color], amount(state, context, production.count))];
    }
    case "of": {
      const kinds = kindsOf(state, context, production);
      return production.each === true ? [kinds] : combinations(kinds, amount(state, context, production.count), "free");
    }
  }
}

function kindsIn(mana: ManaCost): readonly ManaKind[] {
  return mana.flatMap((symbol) =>
    /^\d+$/.test(symbol) ? repeated<ManaKind>(["C"], Number(symbol)) : MANA_KINDS.filter((kind) => kind === symbol),
  );
}

function repeated<T>(list: readonly T[], times: number): readonly T[] {
  return Array.from({ length: Math.max(0, times) }, () => list).flat();
}

/** All choices of so many out of these kinds, order aside. */
function combinations(
  kinds: readonly ManaKind[],
  count: number,
  how: "same" | "free",
): readonly (readonly ManaKind[])[] {
  if (count <= 0 || kinds.length === 0) return [[]];
  if (how === "same" || count === 1) return kinds.map((kind) => repeated([kind], count));
  return kinds.flatMap((kind, at) => combinations(kinds.slice(at), count - 1, "free").map((rest) => [kind, ...rest]));
}

function chosenColor(state: GameState, source: ObjectId | undefined): ManaKind | undefined {
  const chosen = source === undefined ? undefined : cardObjectAt(state, source)?.chosen?.color;
  return COLORS.find((color) => color === chosen);
}

function kindsOf(
  state: GameState,
  context: EvaluationContext,
  production: Extract<ManaProduction, { kind: "of" }>,
): readonly ManaKind[] {
  switch (production.what) {
    case "colors-among": {
      const among = production.among === undefined ? [] : select(state, context, production.among);
      return COLORS.filter((color) => among.some((id) => characteristics(state, id).colors.includes(color)));
    }
    case "lands-could-produce": {
      const among = production.among === undefined ? [] : select(state, context, production.among);
      const kinds = new Set(among.filter((id) => id !== context.source).flatMap((id) => couldProduce(state, id)));
      return MANA_KINDS.filter((kind) => kinds.has(kind) && (production.type === true || kind !== "C"));
    }
    case "commander-identity": {
      const identities = state.cards
        .filter((card) => card.commander === true && card.owner === context.controller)
        .flatMap((card) => state.definitions[card.definition]?.colorIdentity ?? []);
      return COLORS.filter((color) => identities.includes(color));
    }
    case "land-produced": {
      const { event } = context;
      const mana =
        event?.kind === "mana-added" ? event.mana : event?.kind === "tapped" ? lastAddedBy(state, event.object) : [];
      return MANA_KINDS.filter((kind) => mana.includes(kind));
    }
  }
}

/** What a permanent that was tapped for mana added: it was the last to do so (605.4a). */
function lastAddedBy(state: GameState, source: ObjectId): readonly string[] {
  let mana: readonly string[] = [];
  for (const event of eventsThisTurn(state.history))
    if (event.kind === "mana-added" && event.source === source) mana = event.mana;
  return mana;
}

/** The kinds of mana that a permanent's mana abilities could produce now (106.7). */
function couldProduce(state: GameState, id: ObjectId): readonly ManaKind[] {
  const object = objectAt(state, id);
  if (object === undefined) return [];
  return characteristics(state, id).abilities.flatMap(({ ability }) => {
    if (!isActivatedManaAbility(ability)) return [];
    return ability.effect.flatMap((effect) =>
      effect.kind === "add-mana" && effect.mana.kind !== "of"
        ? manaOptions(state, { controller: object.controller, source: id }, effect.mana).flat()
        : [],
    );
  });
}

function isActivatedManaAbility(ability: Ability): ability is ActivatedAbility {
  return ability.kind === "activated" && isManaAbility(ability);
}
