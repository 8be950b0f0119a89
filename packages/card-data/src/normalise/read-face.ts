import type { Face, PrintedNumber } from "@obverse/core";
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
  const types = parseTypeLine(printed.typeLine);
  for (const word of types.unknown) note({ code: "unknown-type", found: word, action: "kept" });
  const numbers: { -readonly [K in (typeof NUMBERS)[number]]?: PrintedNumber } = {};
  const unmodelled: string[] = [];
  for (const key of NUMBERS) {
    const text = printed[key];
    if (text === undefined || text === "") continue;
    const { number, modelled } = parsePrintedNumber(text);
    numbers[key] = number;
    if (modelled) continue;
    unmodelled.push(key);
    note({ code: "number-not-modelled", place: { path: key }, found: text, action: "kept" });
  }
  const facts: FaceFacts = {
    name: printed.name,
    manaCost: cost,
    ...indicatorOf(printed, note),
    supertypes: types.supertypes,
    types: types.types,
    subtypes: types.subtypes,
    ...numbers,
  };
  const abilities = compile(facts, printed.text, context);
  const refused = unmodelled.map((key) => ({ kind: "unsupported", role: "static", reason: `printed-${key}` }) as const);
  return { ...facts, abilities: refused.length > 0 ? [...abilities, ...refused] : abilities };
}

/** The colour indicator: as given, or, where the source forgot it on a face without a mana cost, from the colours it gives (204). */
function indicatorOf(printed: PrintedFace, note: ReadFace["note"]): Pick<Face, "colorIndicator"> {
  const given = printed.colorIndicator ?? [];
  const text = withoutReminder(printed.text);
  if (given.length > 0 || printed.colors === undefined) {
    return given.length > 0 ? { colorIndicator: toColors(given) } : {};
  }
  const derived = definedColors(text) ?? colorsOfCost(parseManaCost(printed.manaCost).cost);
  if (sameColors(derived, printed.colors)) return {};
  const expected = toColors(printed.colors);
  if (printed.manaCost === "" && derived.length === 0 && definedColors(text) === undefined) {
    note({ code: "indicator-missing", expected: expected.join(""), action: "repaired" });
    return { colorIndicator: expected };
  }
  note({ code: "colors-disagree", found: expected.join(""), expected: toColors(derived).join(""), action: "repaired" });
  return {};
}

/** Whether a text defines its own face's colours as all five (604.3). */
export function saysAllColors(text: string): boolean {
  return text.includes(" is all colors.") && /(?:^|\n)[^.\n]* is all colors\./.test(text);
}

/** The colours that an ability in a text gives its own face (604.3): none, or all. Nothing: no ability does. */
function definedColors(text: string): readonly string[] | undefined {
  if (saysAllColors(text)) return ["W", "U", "B", "R", "G"];
  return /\bDevoid\b|(?:^|\n)[A-Z][^.\n]* is colorless\./.test(text) ? [] : undefined;
}
