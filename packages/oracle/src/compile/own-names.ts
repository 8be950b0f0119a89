import { subtypeOf } from "../vocabulary/plural.ts";
import type { FaceText } from "./face-text.ts";

/** The ways in which a text calls its own object, longest first (201.5): its name, also misprinted, and of legends the short form. */
export function ownNames(face: FaceText, misprint: string | undefined): readonly string[] {
  const { name } = face;
  const names = new Set<string>([name]);
  const words = [...face.supertypes, ...face.types].map((word) => word.toLowerCase());
  const legend = words.some((word) => word === "legendary" || word === "planeswalker" || word === "vanguard");
  const comma = name.indexOf(",");
  if (comma > 0) names.add(name.slice(0, comma));
  if (legend) {
    for (const cut of [" of ", " the ", " from ", " and "]) {
      const at = name.indexOf(cut);
      if (at > 0 && name[at - 1] !== ",") names.add(name.slice(0, at));
    }
    const base = comma > 0 ? name.slice(0, comma) : name;
    const [first] = base.split(" ");
    if (
      first !== undefined &&
      first.length > 2 &&
      !/^(The|Of|And|Lord|Lady|King|Queen|Captain|Doctor|Mister)$/.test(first) &&
      (words.includes("planeswalker") || subtypeOf(first.toLowerCase()) === undefined)
    )
      names.add(first);
  }
  if (misprint !== undefined) names.add(misprint);
  return [...names].sort((a, b) => b.length - a.length);
}

/** A first line that repeats the name with one letter wrong, or without its comma: a slip of the data. */
export function misprinted(name: string, text: string): string | undefined {
  const end = text.indexOf("\n");
  const first = end < 0 ? text : text.slice(0, end);
  if (first.length > name.length || first === name) return undefined;
  if (first === name.replaceAll(",", "")) return first;
  if (first.length !== name.length) return undefined;
  let wrong = 0;
  for (let index = 0; index < name.length; index += 1) if (first[index] !== name[index]) wrong += 1;
  return wrong === 1 ? first : undefined;
}
