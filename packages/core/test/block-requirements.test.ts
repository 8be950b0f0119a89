import fc from "fast-check";
import { expect, it } from "vitest";
import type { BlockRequirement, Decision } from "../src/model/decision.ts";
import { objectId } from "../src/model/ids.ts";
import { mostObeyed, obeyed } from "../src/process/combat/block-requirements.ts";

type Blocking = Extract<Decision, { kind: "blockers" }>;
type Block = { readonly blocker: Blocking["options"][number]["blocker"]; readonly attacker: Block["blocker"] };

const ATTACKERS = [objectId(1), objectId(2), objectId(3)];
const someAttackers = fc.subarray(ATTACKERS);
const limitsOf = fc.constantFrom<Blocking["limits"]>(
  {},
  { [ATTACKERS[0] as number]: { least: 2, most: 9 } },
  { [ATTACKERS[1] as number]: { least: 1, most: 1 } },
);
const blockersOf = fc.array(
  fc.record({
    attackers: someAttackers,
    most: fc.integer({ min: 1, max: 2 }),
    must: fc.boolean(),
    lured: someAttackers,
  }),
  { minLength: 1, maxLength: 4 },
);

it("509.1c the most requirements that can be obeyed are found as by trying every declaration", () => {
  fc.assert(
    fc.property(blockersOf, limitsOf, someAttackers, (blockers, limits, blocked) => {
      const options = blockers.map(({ attackers, most }, at) => ({ blocker: objectId(100 + at), attackers, most }));
      const requirements: readonly BlockRequirement[] = [
        ...blockers.flatMap(({ must, lured, attackers }, at): readonly BlockRequirement[] => [
          ...(must ? [{ blocker: objectId(100 + at) }] : []),
          ...lured
            .filter((attacker) => attackers.includes(attacker))
            .map((attacker) => ({ blocker: objectId(100 + at), attacker })),
        ]),
        ...blocked.map((attacker) => ({ attacker })),
      ];
      const best = Math.max(
        ...declarations(options)
          .filter((blocks) => fits(blocks, limits))
          .map((blocks) => obeyed(requirements, blocks)),
      );
      expect(mostObeyed(options, limits, requirements)).toBe(best);
    }),
  );
});

function declarations(options: readonly Blocking["options"][number][]): readonly (readonly Block[])[] {
  return options.reduce<readonly (readonly Block[])[]>(
    (found, { blocker, attackers, most }) =>
      found.flatMap((blocks) =>
        Array.from({ length: 2 ** attackers.length }, (_, bits) => attackers.filter((_id, at) => (bits >> at) & 1))
          .filter((some) => some.length <= most)
          .map((some) => [...blocks, ...some.map((attacker) => ({ blocker, attacker }))]),
      ),
    [[]],
  );
}

const fits = (blocks: readonly Block[], limits: Blocking["limits"]): boolean =>
  Object.entries(limits).every(([id, limit]) => {
    const count = blocks.filter(({ attacker }) => attacker === Number(id)).length;
    return count === 0 || limit === undefined || (count >= limit.least && count <= limit.most);
  });
