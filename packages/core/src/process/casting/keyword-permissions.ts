import type { Cost } from "../../ability/cost.ts";
import type { Keyword } from "../../ability/keyword.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import { canBeCastTransformed } from "../../faces/cast-face.ts";
import { definitionOf } from "../../faces/definitions.ts";
import { withFaceUp } from "../../faces/turn-up.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { switchesOf } from "../../rules/editions.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import { BACK, type SpellShape } from "./spell-shape.ts";
import type { CastPermission } from "./way.ts";

interface Giving {
  readonly zone: "graveyard" | "exile";
  readonly rules: readonly RuleKey[];
  readonly permission: (
    keyword: Keyword,
    object: CardObject,
    state: GameState,
  ) => Omit<CastPermission, "from" | "rules" | "via"> | undefined;
}

const DISCARD_ANY: Cost = [{ kind: "discard", what: { kind: "card" }, count: 1 }];
const DISCARD_LAND: Cost = [{ kind: "discard", what: { kind: "type", type: "Land" }, count: 1 }];

/** The keywords by which a card may be cast from a graveyard or exile, in the order of their rules. */
const GIVING: Readonly<Record<string, Giving>> = {
  flashback: {
    zone: "graveyard",
    rules: ["702.34a"],
    permission: (keyword) => ({ cost: costOf(keyword), afterwards: "exile" }),
  },
  retrace: { zone: "graveyard", rules: ["702.81a"], permission: () => ({ additional: DISCARD_LAND }) },
  aftermath: {
    zone: "graveyard",
    rules: ["702.127a"],
    permission: () => ({ shapes: [{ face: "front", half: 1 }], afterwards: "exile" }),
  },
  "jump-start": {
    zone: "graveyard",
    rules: ["702.133a"],
    permission: () => ({ additional: DISCARD_ANY, afterwards: "exile" }),
  },
  escape: { zone: "graveyard", rules: ["702.138a"], permission: (keyword) => ({ cost: costOf(keyword) }) },
  disturb: {
    zone: "graveyard",
    rules: ["702.146a", "712.11a", "712.11d"],
    permission: (keyword, object, state) => transformed(keyword, object, state),
  },
  harmonize: {
    zone: "graveyard",
    rules: ["702.180a"],
    permission: (keyword) => ({ cost: costOf(keyword), afterwards: "exile" }),
  },
  mayhem: {
    zone: "graveyard",
    rules: ["702.187b"],
    permission: (keyword, object, state) =>
      wasDiscardedThisTurn(state, object) ? { cost: costOf(keyword) } : undefined,
  },
};

/** What a card's own keywords, and its having been foretold or plotted, let its owner do from a graveyard or exile. */
export function keywordPermissions(state: GameState, player: PlayerId, object: CardObject): readonly CastPermission[] {
  if (object.owner !== player || (object.zone !== "graveyard" && object.zone !== "exile")) return [];
  return [...fromKeywords(state, object), ...fromForetelling(state, object), ...fromPlotting(state, object)];
}

function fromKeywords(state: GameState, object: CardObject): readonly CastPermission[] {
  return keywordsOf(state, object.id).flatMap((keyword) => {
    const giving = Object.hasOwn(GIVING, keyword.name) ? GIVING[keyword.name] : undefined;
    if (giving === undefined || giving.zone !== object.zone) return [];
    const permission = giving.permission(keyword, object, state);
    return permission === undefined
      ? []
      : [{ from: object.zone, via: keyword.name, ...permission, rules: giving.rules }];
  });
}

/** A foretold card, on a later turn (702.143a, 702.143d). */
function fromForetelling(state: GameState, object: CardObject): readonly CastPermission[] {
  if (object.foretold === undefined || object.foretold.turn >= state.turn.number) return [];
  const costs =
    object.foretold.cost === undefined
      ? keywordsOf(withFaceUp(state, object), object.id).flatMap((keyword) =>
          keyword.name === "foretell" ? [keyword.cost] : [],
        )
      : [object.foretold.cost];
  return costs.map((cost): CastPermission => ({ from: object.zone, via: "foretell", cost, rules: ["702.143a"] }));
}

/** A plotted card, on a later turn, when a sorcery could be cast, without paying its mana cost (702.170d). */
function fromPlotting(state: GameState, object: CardObject): readonly CastPermission[] {
  if (object.plotted === undefined || object.plotted.turn >= state.turn.number) return [];
  return [{ from: object.zone, via: "plot", cost: "free", timing: "sorcery", rules: ["702.170d"] }];
}

function transformed(
  keyword: Keyword,
  object: CardObject,
  state: GameState,
): { readonly cost: Cost; readonly shapes: readonly SpellShape[] } | undefined {
  const [top] = object.components;
  if (
    top === undefined ||
    !canBeCastTransformed(definitionOf(state.definitions, top.what.definition), switchesOf(state.edition))
  )
    return undefined;
  return { cost: costOf(keyword), shapes: [BACK] };
}

/** The cost that follows a keyword; none for one that takes none. */
export function costOf(keyword: Keyword): Cost {
  return "cost" in keyword ? keyword.cost : [];
}

function wasDiscardedThisTurn(state: GameState, object: CardObject): boolean {
  for (const event of eventsThisTurn(state.history))
    if (event.kind === "discarded" && event.object === object.id) return true;
  return false;
}
