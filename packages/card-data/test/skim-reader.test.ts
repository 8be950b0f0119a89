import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { quickReadOf, skimReadOf } from "../src/schema/quick-read.ts";

const schema = z.object({
  name: z.string(),
  cmc: z.optional(z.number()),
  colors: z.optional(z.array(z.string())),
  card_faces: z.optional(z.array(z.object({ name: z.string() }))),
});
const KNOWN = new Set(["name", "cmc", "colors", "card_faces", "uri", "image_uris", "games"]);
const quick = quickReadOf(schema, KNOWN);
const skim = skimReadOf(schema, KNOWN);

/** What a way of reading gives, and which fields it tells that no one knows. */
function told<T>(read: (unknown: (field: string) => void) => T) {
  const fields = new Set<string>();
  const value = read((field) => fields.add(field));
  return { value, fields: [...fields] };
}

const value = fc.oneof(fc.string(), fc.constantFrom('a "quoted" \\ text\n', 0, -1.5, 20, 1e21, true, false, null));
const nested = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: "small" },
    value,
    fc.array(tie("any"), { maxLength: 3 }),
    fc.dictionary(fc.string(), tie("any"), { maxKeys: 3 }),
  ),
})).any;
const faces = fc.array(fc.record({ name: fc.string() }), { maxLength: 2 });
const records = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant("name"), fc.oneof({ weight: 9, arbitrary: fc.string() }, nested)),
      fc.tuple(fc.constant("cmc"), fc.oneof(fc.double(), fc.nat())),
      fc.tuple(fc.constant("colors"), fc.array(fc.constantFrom("W", "U"))),
      fc.tuple(fc.constant("card_faces"), faces),
      fc.tuple(fc.constantFrom("uri", "image_uris", "games", "myId", "new_field", "7", "__proto__"), nested),
    ),
  )
  .map((members) => `{${members.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`).join(",")}}`);

describe("a record that is skimmed", () => {
  it("gives what it gives when it is parsed, and the same unknown fields", () => {
    fc.assert(
      fc.property(records, (text) => {
        const skimmed = told((unknown) => skim(text, unknown));
        if (skimmed.value === undefined) expect(skimmed.fields).toEqual([]);
        else expect(skimmed).toEqual(told((unknown) => quick(JSON.parse(text), unknown)));
      }),
      { numRuns: 500 },
    );
  });

  it("is JSON: what breaks off, or was changed anywhere, is left to be parsed or means what it says", () => {
    const letters = fc.constantFrom(
      "",
      '"',
      "\\",
      ",",
      ":",
      "{",
      "}",
      "[",
      "]",
      " ",
      "0",
      "-",
      ".",
      "e",
      "\n",
      "\u0001",
    );
    fc.assert(
      fc.property(records, fc.nat(), fc.nat({ max: 3 }), letters, (text, place, cut, letter) => {
        const at = place % (text.length + 1);
        const broken = text.slice(0, at) + letter + text.slice(at + cut);
        const skimmed = skim(broken, () => {});
        if (skimmed !== undefined) expect(skimmed).toEqual(quick(JSON.parse(broken), () => {}));
      }),
      { numRuns: 3000 },
    );
  });

  it("is every record as the sources write them", () => {
    const text = JSON.stringify({
      name: "A",
      uri: "b",
      image_uris: { small: "c", normal: null },
      colors: ["W"],
      cmc: 1.5,
      myId: 7,
      card_faces: [{ name: 'D "d"', image_uris: { small: "e" } }],
      games: ["paper"],
    });
    expect(told((unknown) => skim(text, unknown))).toEqual({
      value: { name: "A", cmc: 1.5, colors: ["W"], card_faces: [{ name: 'D "d"', image_uris: { small: "e" } }] },
      fields: ["myId"],
    });
    expect(skim(`${text}\r`, () => {})).toBeDefined();
  });

  it.each(['{"name":7}', '{"uri":"a"}', '["a"]', '{"name":"a","uri":01}', '{"name":"a",}', '{"name":"a"}}', "{}", ""])(
    "is not %s",
    (text) => {
      expect(told((unknown) => skim(text, unknown))).toEqual({ value: undefined, fields: [] });
    },
  );
});
