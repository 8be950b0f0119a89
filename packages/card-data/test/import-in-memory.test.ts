import { gzipSync } from "node:zlib";
import { importInMemory, noAbilities } from "@obverse/card-data";
import { type Card, definitionId } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { graf, host, scavengers, twoFaced } from "./records.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const lines = (...records: readonly unknown[]) =>
  bytes(records.map((record) => `${JSON.stringify(record)}\n`).join(""));

/** A file in chunks of a size: nothing may depend on where it is cut. */
async function* cut(file: Uint8Array, size = file.length): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += size) yield file.slice(at, at + size);
}

const read = (file: Uint8Array, size?: number) => importInMemory(cut(file, size), noAbilities);
const plain = (id: string, more: object = {}) => ({
  object: "card",
  oracle_id: id,
  name: `Card ${id}`,
  layout: "normal",
  set: "s",
  type_line: "Artifact",
  ...more,
});
const names = (cards: readonly { readonly card: Card }[]) => cards.map(({ card }) => card.name);
const codes = (issues: readonly { readonly code: string }[]) => issues.map(({ code }) => code);

const FACE = {
  name: "Front // Back",
  layout: "transform",
  identifiers: { scryfallId: "p1", scryfallOracleId: "c1" },
  setCode: "ISD",
  number: "1",
};
const SIDES = [
  {
    ...FACE,
    uuid: "a",
    otherFaceIds: ["b"],
    side: "a",
    faceName: "Front",
    type: "Creature — Human",
    manaCost: "{2}{G}",
    colors: ["G"],
  },
  {
    ...FACE,
    uuid: "b",
    otherFaceIds: ["a"],
    side: "b",
    faceName: "Back",
    type: "Creature — Werewolf",
    colors: ["G"],
    colorIndicator: ["G"],
  },
];

describe("recognising a file by what is in it (dat-027)", () => {
  const record = plain("1");
  it.each([
    ["JSON Lines", lines(record, plain("2"))],
    ["JSON Lines without a last newline", bytes(`${JSON.stringify(record)}\n\n${JSON.stringify(plain("2"))}`)],
    ["a JSON array", bytes(JSON.stringify([record, plain("2")]))],
    ["a JSON array with a line each", bytes(`[\n${JSON.stringify(record)},\n${JSON.stringify(plain("2"))}\n]\n`)],
    ["a list of the API", bytes(JSON.stringify({ object: "list", has_more: false, data: [record, plain("2")] }))],
    ["gzip", gzipSync(lines(record, plain("2")))],
  ])("reads %s, wherever it is cut", async (_, file) => {
    for (const size of [1, 7, 64, file.length]) {
      const { cards, cutOff } = await read(new Uint8Array(file), size);
      expect(names(cards)).toEqual(["Card 1", "Card 2"]);
      expect(cutOff).toBe(false);
    }
  });

  it("reads one card, written over many lines", async () => {
    expect(names((await read(bytes(JSON.stringify(record, null, 2)))).cards)).toEqual(["Card 1"]);
  });

  it.each([
    ["AtomicCards", { meta: { version: "5" }, data: { "Front // Back": SIDES } }],
    ["a set", { meta: {}, data: { baseSetSize: 1, cards: SIDES, code: "ISD", releaseDate: "2011-09-30", tokens: [] } }],
    [
      "AllPrintings",
      {
        meta: {},
        data: {
          ISD: { cards: SIDES, code: "ISD", releaseDate: "2011-09-30", tokens: [] },
          DKA: { cards: [], tokens: [] },
        },
      },
    ],
    ["a list of faces", [...SIDES].reverse()],
  ])("reads MTGJSON's %s", async (_, value) => {
    const file = bytes(JSON.stringify(value));
    for (const size of [5, file.length]) {
      const { cards } = await read(file, size);
      expect(cards).toHaveLength(1);
      expect(cards[0]?.card).toMatchObject({ id: "c1", name: "Front // Back", kind: "nonmodal" });
      expect(cards[0]?.card.faces.map((face) => face.name)).toEqual(["Front", "Back"]);
    }
  });
});

describe("a broken record never stops the rest", () => {
  it.each([
    ["breaks off", '{"object":"card","name":"X"', "not-json"],
    ["has a wrong type", JSON.stringify(plain("x", { power: 3 })), "invalid-record"],
    ["is no object", "42", "invalid-record"],
  ])("when it %s", async (_, broken, code) => {
    const file = bytes(`${JSON.stringify(plain("1"))}\n${broken}\n${JSON.stringify(plain("2"))}\n`);
    const { cards, issues } = await read(file);
    expect(names(cards)).toEqual(["Card 1", "Card 2"]);
    expect(issues).toContainEqual(
      expect.objectContaining({ code, action: "set-aside", place: expect.objectContaining({ line: 2 }) }),
    );
  });

  it("when its text is no UTF-8, or was encoded twice", async () => {
    const invalid = [
      ...bytes('{"object":"card","oracle_id":"1","name":"Bad '),
      0xff,
      ...bytes('","layout":"normal"}\n'),
    ];
    const twice = Buffer.from(
      Buffer.from(JSON.stringify(plain("2", { type_line: "Creature — Elf" }))).toString("latin1"),
    );
    const { cards, issues } = await read(new Uint8Array([...invalid, ...twice, 0x0a]));
    expect(codes(issues)).toEqual(["text-encoding", "text-encoding"]);
    expect(cards.find(({ card }) => card.name === "Card 2")?.card.faces[0]).toMatchObject({
      types: ["Creature"],
      subtypes: ["Elf"],
    });
  });

  it("and what breaks off at its end says so", async () => {
    expect((await read(lines(plain("1")).slice(0, -9))).cutOff).toBe(true);
    expect((await read(bytes(JSON.stringify([plain("1")]).slice(0, -1)))).cutOff).toBe(true);
    const packed = gzipSync(lines(plain("1"), plain("2")));
    expect((await read(new Uint8Array(packed.subarray(0, packed.length - 12)))).cutOff).toBe(true);
  });
});

describe("the prints of one card", () => {
  const print = (id: string, more: object) => plain("1", { id, ...more });

  it("are together, in the order of their release, in whatever order they come", async () => {
    const old = print("a", { set: "old", released_at: "2001-01-01" });
    const now = print("b", { set: "new", released_at: "2020-01-01", mana_cost: "{1}" });
    const [one, other] = [await read(lines(old, now)), await read(lines(now, old))];
    expect(one.cards).toEqual(other.cards);
    expect(one.cards[0]?.prints.map(({ set }) => set)).toEqual(["old", "new"]);
    expect(one.cards[0]?.card.faces[0].manaCost).toEqual(["1"]);
  });

  it("are one where the same comes again", async () => {
    const { cards, issues } = await read(lines(print("a", {}), print("a", {})));
    expect(cards[0]?.prints).toHaveLength(1);
    expect(codes(issues)).toEqual(["duplicate"]);
  });

  it("give the names in other languages, and the English wording", async () => {
    const ja = print("j", {
      lang: "ja",
      released_at: "2025-01-01",
      printed_name: "カード",
      type_line: "Artifact",
      mana_cost: "{9}",
    });
    const { cards } = await read(lines(print("a", { released_at: "2020-01-01", mana_cost: "{1}" }), ja));
    expect(cards[0]?.names).toEqual([{ face: "Card 1", name: "カード", lang: "ja", kind: "printed" }]);
    expect(cards[0]?.card.faces[0].manaCost).toEqual(["1"]);
  });

  it("make a reversible one a printing of its card, not a card of its own (dat-002)", async () => {
    const side = { oracle_id: "1", name: "Card 1", type_line: "Artifact", mana_cost: "", layout: "normal" };
    const reversible = {
      object: "card",
      id: "r",
      name: "Card 1 // Card 1",
      layout: "reversible_card",
      set: "sld",
      card_faces: [side, side],
    };
    const { cards } = await read(lines(print("a", {}), reversible));
    expect(names(cards)).toEqual(["Card 1"]);
    expect(cards[0]?.card.printings?.map(({ set }) => set).sort()).toEqual(["s", "sld"]);
  });
});

describe("a meld triple", () => {
  it("is linked across the file, with the melded permanent's mana value, even where no record relates it (dat-015, dat-016)", async () => {
    const bare = [host, graf, scavengers].map((record) => ({ ...record, all_parts: undefined }));
    const { cards, issues } = await read(lines(...bare));
    const byName = new Map(cards.map((one) => [one.card.name, one]));
    expect(byName.get("Chittering Host")).toMatchObject({
      manaValue: 7,
      card: { kind: "melded", meldedFrom: ["Graf Rats", "Midnight Scavengers"] },
    });
    expect(byName.get("Midnight Scavengers")?.card.meld).toEqual({ partner: "Graf Rats", result: "Chittering Host" });
    expect(codes(issues)).toEqual([]);
  });

  it("is reported where a part is missing", async () => {
    const { issues } = await read(lines({ ...host, all_parts: undefined }));
    expect(codes(issues)).toEqual(["meld-incomplete"]);
  });
});

it("leaves out cards without another side where only those are wanted", async () => {
  const file = lines(plain("1"), twoFaced("transform", {}, {}), graf);
  const { cards } = await importInMemory(cut(file), noAbilities, { only: "faces" });
  expect(names(cards).sort()).toEqual(["Front // Back", "Graf Rats"]);
  expect(definitionId("two")).toBe(cards.find(({ card }) => card.name === "Front // Back")?.card.id);
});
