import { PERMANENT_TYPES, SUPERTYPES } from "@obverse/core";

const COLOR_LETTERS: Readonly<Record<string, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };

/** The words of a type line that stand before the dash. */
const BEFORE_DASH: readonly string[] = [...PERMANENT_TYPES, ...SUPERTYPES];

/** A token of a puzzle file (`t:Wolf,P:2,T:2,Types:Creature-Wolf,Color:green,Keywords:Trample`) as a public card JSON object. */
export function readPuzzleToken(text: string): Readonly<Record<string, unknown>> {
  const parts = text
    .slice(2)
    .split(",")
    .map((part) => part.trim());
  const [name = "Token", ...rest] = parts;
  const values = new Map(
    rest.map((part) => [part.slice(0, part.indexOf(":")).toLowerCase(), part.slice(part.indexOf(":") + 1)]),
  );
  const types = (values.get("types") ?? "Creature").split(/[-\s]+/).filter((word) => word !== "");
  const card = types.filter((word) => BEFORE_DASH.includes(word));
  const sub = types.filter((word) => !BEFORE_DASH.includes(word));
  const colors = (values.get("color") ?? "").split(/[\s/]+/).flatMap((word) => COLOR_LETTERS[word.toLowerCase()] ?? []);
  const keywords = (values.get("keywords") ?? "").split("-").filter((word) => word !== "");
  return {
    name,
    layout: "token",
    mana_cost: "",
    colors,
    color_identity: colors,
    keywords,
    type_line: `Token ${card.join(" ")}${sub.length === 0 ? "" : ` — ${sub.join(" ")}`}`,
    oracle_text: keywords.join(", "),
    ...(values.has("p") ? { power: values.get("p") } : {}),
    ...(values.has("t") ? { toughness: values.get("t") } : {}),
  };
}

/** A token's card JSON object as a puzzle file writes it. */
export function writePuzzleToken(card: Readonly<Record<string, unknown>>): string {
  const types = String(card.type_line ?? "Creature")
    .replace("Token ", "")
    .split(/[\s—]+/)
    .filter((word) => word !== "");
  const letters = Object.entries(COLOR_LETTERS);
  const colors = (Array.isArray(card.colors) ? card.colors : []).flatMap(
    (letter) => letters.find(([, known]) => known === letter)?.[0] ?? [],
  );
  const keywords = Array.isArray(card.keywords) ? card.keywords.map(String) : [];
  return [
    `t:${String(card.name)}`,
    `P:${String(card.power ?? 0)}`,
    `T:${String(card.toughness ?? 0)}`,
    `Color:${colors.join(" ") || "colorless"}`,
    `Types:${types.join("-")}`,
    `Keywords:${keywords.join("-")}`,
  ].join(",");
}
