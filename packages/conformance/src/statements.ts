import type { Row } from "./rows.ts";

/** What rows state, in a language; the Japanese sentences are loaded when first wanted. */
export async function statementsIn(language: "en" | "ja"): Promise<(row: Row) => string> {
  if (language === "en") return ({ statement }) => statement;
  const { ROWS_JA } = await import("./generated/rows-ja.ts");
  const sentences = new Map(ROWS_JA.map((text) => JSON.parse(text) as readonly [id: string, sentence: string])); // written by tools/build-conformance
  return ({ id, statement }) => sentences.get(id) ?? statement;
}
