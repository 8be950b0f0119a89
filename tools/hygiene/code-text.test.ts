import { describe, expect, it } from "vitest";
import { importsOf, withoutWords } from "./code-text.ts";

describe("the reader of program text", () => {
  it("finds static, side-effect, dynamic and re-exporting imports, and none in comments", () => {
    const text = [
      'import { a } from "a";',
      'import type {\n  B,\n} from "b";',
      'import "c";',
      'const d = await import("d");',
      'export { e } from "./e.ts";',
      '// import { f } from "f";',
      '/** import { g } from "g"; */',
    ].join("\n");
    expect(importsOf(text)).toEqual(["a", "b", "c", "d", "./e.ts"]);
  });

  it("empties strings, so that words in them are not taken for code", () => {
    expect(withoutWords('const s = "Math.random()"; // Date.now()')).not.toMatch(/Math|Date/);
  });
});
