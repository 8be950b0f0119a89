import type { Color, Face } from "@obverse/core";
import { BASIC_LAND_TYPES, COLORS } from "@obverse/core/faces";
import { colorsOfCost, colorsOfSymbol, toColors } from "../parse/colors.ts";
import type { PrintedFace } from "./printed-card.ts";
import { saysAllColors } from "./read-face.ts";
import { withoutReminder } from "./reminder.ts";

/**
 * The colour identity that faces or halves give together (903.4): mana symbols of costs and texts, colour indicators, colours that
 * an ability defines, and the mana abilities of basic land types (305.6). Reminder text does not count (903.4c).
 */
export function colorIdentityOf(
  faces: readonly { readonly face: Face; readonly printed: PrintedFace }[],
): readonly Color[] {
  const letters: string[] = [];
  for (const { face, printed } of faces) {
    const text = withoutReminder(printed.text);
    letters.push(...colorsOfCost(face.manaCost));
    if (face.colorIndicator !== undefined) letters.push(...face.colorIndicator);
    for (const symbol of symbolsOf(text)) letters.push(...colorsOfSymbol(symbol));
    if (saysAllColors(text)) letters.push(...COLORS);
    for (const subtype of face.subtypes) letters.push(BASIC_LAND_TYPES[subtype] ?? "");
  }
  return toColors(letters);
}

const NONE: readonly string[] = [];

/** The symbols in a text, without their braces: what stands between a closing brace and the last opening one before it. */
function symbolsOf(text: string): readonly string[] {
  let close = text.indexOf("}");
  if (close === -1) return NONE;
  const symbols: string[] = [];
  for (let from = 0; close !== -1; close = text.indexOf("}", from)) {
    const open = text.lastIndexOf("{", close);
    if (open >= from) symbols.push(text.slice(open + 1, close));
    from = close + 1;
  }
  return symbols;
}
