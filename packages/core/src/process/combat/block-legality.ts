import type { KeywordName } from "../../ability/keyword.ts";
import type { Restriction } from "../../ability/static-rule.ts";
import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword, keywordsOf } from "../../characteristics/keywords.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { matches } from "../../query/evaluate.ts";
import { isProtectedFrom } from "../../query/protection.ts";
import { type RestrictionInForce, restrictionsOn } from "../../query/static-rules.ts";
import type { RuleKey } from "../../rules/rules.ts";

/** Whether a creature can block an attacker, as far as the two of them go (509.1b). How many must block together is `blockLimits`. */
export function canBlock(state: GameState, blocker: ObjectId, attacker: ObjectId): boolean {
  return blockStopped(state, blocker, attacker) === undefined;
}

/** What keeps a creature from blocking an attacker, as the rules that say so; nothing where it can. */
export function blockStopped(state: GameState, blocker: ObjectId, attacker: ObjectId): readonly RuleKey[] | undefined {
  const blockerLimits = restrictionsOn(state, blocker);
  const attackerLimits = restrictionsOn(state, attacker);
  if (
    blockerLimits.some((limit) => stopsBlocker(state, limit, attacker)) ||
    attackerLimits.some((limit) => stopsBeingBlocked(state, limit, blocker))
  )
    return ["509.1b"];
  const evaded = EVASION.find(
    ({ keyword, allows }) => hasKeyword(state, attacker, keyword) && !allows(state, blocker, attacker, blockerLimits),
  );
  if (evaded !== undefined) return ["509.1b", evaded.rule];
  if (isProtectedFrom(state, attacker, blocker)) return ["509.1b", "702.16f"];
  return landwalks(state, attacker, blocker) ? ["509.1b", "702.14c"] : undefined;
}

/** How many creatures must block an attacker at least, if any does, and may at most (702.111b, 509.1b). */
export function blockLimits(state: GameState, attacker: ObjectId): { readonly least: number; readonly most: number } {
  const limits = restrictionsOn(state, attacker).flatMap(({ restriction }) =>
    restriction.kind === "cannot-be-blocked" ? [restriction] : [],
  );
  const least = Math.max(1, hasKeyword(state, attacker, "menace") ? 2 : 1, ...limits.map((limit) => limit.least ?? 1));
  const most = Math.min(Number.MAX_SAFE_INTEGER, ...limits.map((limit) => limit.most ?? Number.MAX_SAFE_INTEGER));
  return { least, most };
}

interface Evasion {
  readonly keyword: KeywordName;
  readonly rule: RuleKey;
  readonly allows: (
    state: GameState,
    blocker: ObjectId,
    attacker: ObjectId,
    limits: readonly RestrictionInForce[],
  ) => boolean;
}

const sharesColor = (state: GameState, one: ObjectId, other: ObjectId): boolean => {
  const { colors } = characteristics(state, other);
  return characteristics(state, one).colors.some((color) => colors.includes(color));
};
const isArtifact = (state: GameState, id: ObjectId): boolean => characteristics(state, id).types.includes("Artifact");
const blocksAsThough = (limits: readonly RestrictionInForce[], lacks: string): boolean =>
  limits.some(({ restriction }) => restriction.kind === "can-block-as-though" && restriction.lacks === lacks);

/** What each evasion ability asks of a blocker. */
const EVASION: readonly Evasion[] = [
  {
    keyword: "flying",
    rule: "702.9b",
    allows: (state, blocker) => hasKeyword(state, blocker, "flying") || hasKeyword(state, blocker, "reach"),
  },
  {
    keyword: "horsemanship",
    rule: "702.31b",
    allows: (state, blocker) => hasKeyword(state, blocker, "horsemanship"),
  },
  {
    keyword: "shadow",
    rule: "702.28b",
    allows: (state, blocker, _, limits) => hasKeyword(state, blocker, "shadow") || blocksAsThough(limits, "shadow"),
  },
  {
    keyword: "fear",
    rule: "702.36b",
    allows: (state, blocker) => isArtifact(state, blocker) || characteristics(state, blocker).colors.includes("B"),
  },
  {
    keyword: "intimidate",
    rule: "702.13b",
    allows: (state, blocker, attacker) => isArtifact(state, blocker) || sharesColor(state, blocker, attacker),
  },
  {
    keyword: "skulk",
    rule: "702.118b",
    allows: (state, blocker, attacker) =>
      (characteristics(state, blocker).power ?? 0) <= (characteristics(state, attacker).power ?? 0),
  },
];

function stopsBlocker(
  state: GameState,
  { restriction, holds, context }: RestrictionInForce,
  attacker: ObjectId,
): boolean {
  if (restriction.kind === "can-block-only") return !matches(state, context, restriction.filter, { object: attacker });
  if (restriction.kind !== "cannot-block") return false;
  if (restriction.unless !== undefined && holds(restriction.unless)) return false;
  return restriction.what === undefined || matches(state, context, restriction.what, { object: attacker });
}

function stopsBeingBlocked(state: GameState, { restriction, context }: RestrictionInForce, blocker: ObjectId): boolean {
  if (restriction.kind !== "cannot-be-blocked") return false;
  if (restriction.by !== undefined) return matches(state, context, restriction.by, { object: blocker });
  if (restriction.exceptBy !== undefined) return !matches(state, context, restriction.exceptBy, { object: blocker });
  return isAbsolute(restriction);
}

const isAbsolute = (restriction: Extract<Restriction, { kind: "cannot-be-blocked" }>): boolean =>
  restriction.most === undefined && restriction.least === undefined;

/** Landwalk (702.14c): unblockable while the defending player controls such a land. */
function landwalks(state: GameState, attacker: ObjectId, blocker: ObjectId): boolean {
  const defender = controllerOf(state, blocker);
  return keywordsOf(state, attacker).some(
    (keyword) =>
      keyword.name === "landwalk" &&
      state.battlefield.some(
        (land) =>
          controllerOf(state, land) === defender &&
          matches(state, { controller: controllerOf(state, attacker), source: attacker }, keyword.filter, {
            object: land,
          }),
      ),
  );
}
