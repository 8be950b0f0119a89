import type { Ability, Color, Face, ManaCost } from "@obverse/core";
import { COLORS } from "@obverse/core/faces";
import { colorsOfCost, sameColors, toColors } from "../parse/colors.ts";
import { parseManaCost } from "../parse/mana-cost.ts";
import { parsePrintedNumber } from "../parse/printed-number.ts";
import { parseTypeLine } from "../parse/type-line.ts";
import type { Issue } from "../report.ts";
import type { CompileContext, CompileFace, FaceFacts } from "./compile.ts";
import type { PrintedFace } from "./printed-card.ts";
import { withoutReminder } from "./reminder.ts";

/** How a face is read: with which compiler, as what, and where what is noticed goes. */
export interface ReadFace {
  readonly compile: CompileFace;
  readonly context: CompileContext;
  readonly note: (issue: Omit<Issue, "card">) => void;
}

const NUMBERS = ["power", "toughness", "loyalty", "defense"] as const;

/** Reads one face or half: its cost, type line, numbers and colour indicator; its text through the compiler. */
export function readFace(printed: PrintedFace, { compile, context, note }: ReadFace): Face {
  const { cost, rest } = parseManaCost(printed.manaCost);
  if (rest !== "") note({ code: "mana-cost-unread", found: printed.manaCost, action: "kept" });
  const { supertypes, types, subtypes, unknown } = parseTypeLine(printed.typeLine);
  for (const word of unknown) note({ code: "unknown-type", found: word, action: "kept" });
  const colorIndicator = indicatorOf(printed, cost, note);
  const { name } = printed;
  // Two plain objects are made several times as fast as one that is spread together.
  const facts: { -readonly [K in keyof FaceFacts]: FaceFacts[K] } =
    colorIndicator === undefined
      ? { name, manaCost: cost, supertypes, types, subtypes }
      : { name, manaCost: cost, colorIndicator, supertypes, types, subtypes };
  const refused: Ability[] = [];
  for (const key of NUMBERS) {
    const text = printed[key];
    if (text === undefined || text === "") continue;
    const { number, modelled } = parsePrintedNumber(text);
    facts[key] = number;
    if (modelled) continue;
    refused.push({ kind: "unsupported", role: "static", reason: `printed-${key}` });
    note({ code: "number-not-modelled", place: { path: key }, found: text, action: "kept" });
  }
  const abilities = compile(facts, printed.text, context);
  return Object.assign(facts, { abilities: refused.length > 0 ? [...abilities, ...refused] : abilities });
}

/** The colour indicator: as given, or, where the source forgot it on a face without a mana cost, from the colours it gives (204). */
function indicatorOf(
  printed: PrintedFace,
  cost: ManaCost | null,
  note: ReadFace["note"],
): readonly Color[] | undefined {
  const { colors, colorIndicator = NONE } = printed;
  if (colorIndicator.length > 0) return toColors(colorIndicator);
  if (colors === undefined) return undefined;
  const defined = definedColors(withoutReminder(printed.text));
  const derived = defined ?? colorsOfCost(cost);
  if (sameColors(derived, colors)) return undefined;
  const expected = toColors(colors);
  if (printed.manaCost === "" && derived.length === 0 && defined === undefined) {
    note({ code: "indicator-missing", expected: expected.join(""), action: "repaired" });
    return expected;
  }
  note({ code: "colors-disagree", found: expected.join(""), expected: toColors(derived).join(""), action: "repaired" });
  return undefined;
}

const NONE: readonly string[] = [];

/** Whether a text defines its own face's colours as all five (604.3). */
export function saysAllColors(text: string): boolean {
  return text.includes(" is all colors.") && /(?:^|\n)[^.\n]* is all colors\./.test(text);
}

/** Whether a text defines its own face as colourless (604.3, 702.114). */
function saysColorless(text: string): boolean {
  if (text.includes("Devoid") && /\bDevoid\b/.test(text)) return true;
  return text.includes(" is colorless.") && /(?:^|\n)[A-Z][^.\n]* is colorless\./.test(text);
}

/** The colours that an ability in a text gives its own face (604.3): none, or all. Nothing: no ability does. */
function definedColors(text: string): readonly string[] | undefined {
  if (saysAllColors(text)) return COLORS;
  return saysColorless(text) ? NONE : undefined;
}
