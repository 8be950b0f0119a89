import type { Ability, Face } from "@obverse/core";
import { misprinted } from "../compile/own-names.ts";
import { englishPhrase } from "../say/english.ts";
import { either } from "../say/phrase.ts";
import { comparable } from "./equivalents.ts";
import { type Difference, match } from "./match.ts";

/** Whether a face's text comes back from its abilities; if not, where it first differs. */
export type GuardResult =
  | { readonly ok: true }
  /** Some of it isn't supported, so it can't come back. */
  | { readonly ok: false; readonly code: "unsupported" }
  | { readonly ok: false; readonly code: "differs"; readonly difference: Difference };

/**
 * Says the abilities of a face again and compares with its text, so that no word is swallowed in reading: reminder text is left out, and
 * every equivalent way of wording that `say` knows is taken.
 */
export function guard(face: Face, text: string): GuardResult {
  if (face.abilities.some(isUnsupported)) return { ok: false, code: "unsupported" };
  const found = match(facePhrase(face), comparable(withoutMisprint(face.name, text)));
  return found === undefined ? { ok: true } : { ok: false, code: "differs", difference: found };
}

/** A text whose first line is the name with a slip in it: that line is no part of what the card says. */
function withoutMisprint(name: string, text: string): string {
  const slip = misprinted(name, text);
  return slip === undefined ? text : text.slice(slip.length + 1).replaceAll(slip, name);
}

/** All abilities of a face as one phrase. Keywords may stand on one line. */
function facePhrase(face: Face): string {
  const said = { name: face.name, types: face.types, subtypes: face.subtypes, supertypes: face.supertypes };
  let words = "";
  for (let index = 0; index < face.abilities.length; index += 1) {
    const ability = face.abilities[index];
    if (ability === undefined) break;
    const next = face.abilities[index + 1];
    const phrase = englishPhrase(ability, said);
    const joint = next === undefined ? undefined : alsoTurnedUp(ability, next, phrase);
    if (joint !== undefined && next !== undefined) {
      words += either(joint, `${phrase} ${englishPhrase(next, said)}`);
      index += 1;
    } else words += phrase + (ability.kind === "keyword" ? either("", ".") : "");
    const after = face.abilities[index + 1];
    words += after === undefined ? "" : between(face.abilities[index] ?? ability, after);
  }
  return words;
}

const between = (ability: Ability, next: Ability): string =>
  ability.kind === "keyword" && next.kind === "keyword" ? either(", ", " ", "; ", " and ", ", and ") : " ";

/** “As ~ enters or is turned face up, …”: two replacement effects in one sentence. */
function alsoTurnedUp(ability: Ability, next: Ability, phrase: string): string | undefined {
  if (ability.kind !== "replacement" || next.kind !== "replacement") return undefined;
  const [first, second] = [ability.replacement, next.replacement];
  if (first.kind !== "enters" || second.kind !== "as-turned-face-up") return undefined;
  return JSON.stringify(first.as) === JSON.stringify(second.as)
    ? phrase.replace(/enters[^,]*?, /, (words) => `${words.slice(0, -2)} or is turned face up, `)
    : undefined;
}

/** Whether some part of an ability, also of one that it grants, isn't supported. */
export function isUnsupported(ability: Ability): boolean {
  return JSON.stringify(ability).includes('"kind":"unsupported"');
}
