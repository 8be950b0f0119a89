import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { objectId, playerId } from "../../src/model/ids.ts";
import type { EmblemObject } from "../../src/model/object.ts";
import type { ObjectStore } from "../../src/model/state.ts";
import { objectIndex } from "../../src/storage/object-index.ts";
import { EMPTY_STORE, withoutStored, withStored } from "../../src/storage/objects.ts";

const emblem = (id: number, timestamp: number): EmblemObject => ({
  kind: "emblem",
  id: objectId(id),
  zone: "command",
  owner: playerId("Ann"),
  controller: playerId("Ann"),
  timestamp,
  abilities: [],
  counters: {},
});

/** Those with an odd timestamp, an entry at a time. */
const odd = (store: ObjectStore): readonly number[] =>
  store.chunks.flat().flatMap((entry) => (entry?.kind === "emblem" && entry.timestamp % 2 === 1 ? [entry.id] : []));

describe("an index over objects", () => {
  it("finds what walking over all objects finds, in the same order, after any changes and on any earlier store", () => {
    const change = fc.record({ id: fc.nat(700), timestamp: fc.nat(9), gone: fc.boolean(), asked: fc.boolean() });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const index = objectIndex<number, null>((entry) =>
          entry.kind === "emblem" && entry.timestamp % 2 === 1 ? [entry.id] : [],
        );
        const stores = [EMPTY_STORE];
        for (const { id, timestamp, gone, asked } of changes) {
          const store = stores.at(-1) ?? EMPTY_STORE;
          const next = gone ? withoutStored(store, objectId(id)) : withStored(store, emblem(id, timestamp));
          stores.push(next);
          if (asked) expect(index(next, null)).toEqual(odd(next));
        }
        for (const store of stores) expect(index(store, null)).toEqual(odd(store));
      }),
    );
  });
});
