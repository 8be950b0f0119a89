import type { BlockRequirement, Decision } from "../../model/decision.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { select } from "../../query/evaluate.ts";
import { restrictionsOn } from "../../query/static-rules.ts";

type Blocking = Extract<Decision, { kind: "blockers" }>;
type Option = Blocking["options"][number];
type Limits = Blocking["limits"];
interface Block {
  readonly blocker: ObjectId;
  readonly attacker: ObjectId;
}

/** What should be so of a declaration of blockers, by what says that creatures must block or be blocked if able (509.1c). */
export function blockRequirements(
  state: GameState,
  options: readonly Option[],
  attackers: readonly ObjectId[],
): readonly BlockRequirement[] {
  const ofBlockers = options.flatMap(({ blocker, attackers: able }) =>
    restrictionsOn(state, blocker).flatMap(({ restriction, context }): readonly BlockRequirement[] => {
      if (restriction.kind !== "must-block") return [];
      if (restriction.which === undefined) return [{ blocker }];
      return select(state, context, restriction.which)
        .filter((attacker) => able.includes(attacker))
        .map((attacker) => ({ blocker, attacker }));
    }),
  );
  const ofAttackers = attackers.flatMap((attacker) => {
    const able = options.filter((option) => option.attackers.includes(attacker));
    return restrictionsOn(state, attacker).flatMap(({ restriction }): readonly BlockRequirement[] => {
      if (restriction.kind !== "must-be-blocked" || able.length === 0) return [];
      return restriction.byAll === true ? able.map(({ blocker }) => ({ blocker, attacker })) : [{ attacker }];
    });
  });
  return [...ofBlockers, ...ofAttackers];
}

/** How many requirements a declaration obeys. */
export const obeyed = (requirements: readonly BlockRequirement[], blocks: readonly Block[]): number =>
  requirements.filter(({ blocker, attacker }) =>
    blocks.some(
      (block) =>
        (blocker === undefined || block.blocker === blocker) && (attacker === undefined || block.attacker === attacker),
    ),
  ).length;

/** How many declarations are looked at, where restrictions stand in the way of the best, before the best so far is taken for the best. */
const ENOUGH = 20_000;

/** The greatest number of requirements that a declaration can obey without breaking a restriction (509.1c). */
export function mostObeyed(
  options: readonly Option[],
  limits: Limits,
  requirements: readonly BlockRequirement[],
): number {
  const ofAttackers = requirements.filter(({ blocker }) => blocker === undefined);
  const choices = options.map(({ blocker, attackers, most }) => {
    const own = requirements.filter((one) => one.blocker === blocker);
    return subsetsUpTo(attackers, most).map((some) => {
      const blocks = some.map((attacker) => ({ blocker, attacker }));
      return { blocks, own: obeyed(own, blocks), meets: ofAttackers.filter((one) => obeyed([one], blocks) > 0) };
    });
  });
  let best = 0;
  let looked = 0;
  /** No more than this can come of it: what is obeyed, and what each creature left could add by itself, no attacker's requirement counted twice. */
  const bound = (at: number, blocks: readonly Block[]): number => {
    const open = ofAttackers.filter((one) => obeyed([one], blocks) === 0);
    const left = choices.slice(at);
    const reached = open.filter((one) => left.some((ways) => ways.some(({ meets }) => meets.includes(one)))).length;
    let own = 0;
    let all = 0;
    for (const ways of left) {
      own += Math.max(...ways.map((way) => way.own));
      all += Math.max(...ways.map((way) => way.own + way.meets.filter((one) => open.includes(one)).length));
    }
    return obeyed(requirements, blocks) + Math.min(own + reached, all);
  };
  const choose = (at: number, blocks: readonly Block[]): void => {
    if (looked > ENOUGH || bound(at, blocks) <= best) return;
    const choice = choices[at];
    if (choice === undefined) {
      looked++;
      if (isWithin(limits, blocks)) best = obeyed(requirements, blocks);
      return;
    }
    for (const way of choice) choose(at + 1, [...blocks, ...way.blocks]);
  };
  choose(0, []);
  return best;
}

function isWithin(limits: Limits, blocks: readonly Block[]): boolean {
  return blocks.every(({ attacker }) => {
    const count = blocks.filter((block) => block.attacker === attacker).length;
    const limit = limits[attacker];
    return limit === undefined || (count >= limit.least && count <= limit.most);
  });
}

/** The subsets of so many at most, greater ones first. */
function subsetsUpTo<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  const [first, ...rest] = items;
  if (first === undefined || most === 0) return [[]];
  return [...subsetsUpTo(rest, most - 1).map((some) => [first, ...some]), ...subsetsUpTo(rest, most)];
}
