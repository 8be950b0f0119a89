import type { Color, Face } from "@obverse/core";
import { BASIC_LAND_TYPES, COLORS } from "@obverse/core/faces";
import { colorsOfCost, toColors } from "../parse/colors.ts";
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
    if (text.includes("{")) letters.push(...colorsOfCost(symbolsOf(text)));
    if (saysAllColors(text)) letters.push(...COLORS);
    for (const subtype of face.subtypes) letters.push(BASIC_LAND_TYPES[subtype] ?? "");
  }
  return toColors(letters);
}

function symbolsOf(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = ""]) => symbol);
}
