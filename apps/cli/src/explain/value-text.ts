import { nameIn } from "@obverse/cards";
import type { Ability, ExplanationStep } from "@obverse/core";
import { say, typeLine, typeWord } from "@obverse/oracle/say";
import type { Language } from "../language.ts";
import { EXPLAIN } from "./texts.ts";

const FACES = { front: { en: "front", ja: "第1面" }, back: { en: "back", ja: "第2面" } } as const;

/** A value of an explanation in words. */
export function valueText({ property, value, abilities }: ExplanationStep, lang: Language): string {
  if (value === null) return EXPLAIN[lang].none;
  if (typeof value === "object") {
    if (value.length === 0) return "—";
    if (property === "abilities")
      return (abilities ?? []).map((ability) => abilityText(ability, lang)).join(lang === "ja" ? "／" : " / ");
    return value.map((word) => wordText(property, word, lang)).join(lang === "ja" ? "・" : " ");
  }
  if (property === "face" && (value === "front" || value === "back")) return FACES[value][lang];
  return property === "name" && typeof value === "string" ? nameIn(value, lang) : String(value);
}

function abilityText(ability: Ability, lang: Language): string {
  if (ability.kind === "unsupported") return ability.reason;
  return say(ability, lang, { nameOf: (name) => nameIn(name, lang) });
}

function wordText(property: ExplanationStep["property"], word: string, lang: Language): string {
  if (property === "subtypes") {
    const line = typeLine({ supertypes: [], types: [], subtypes: [word] }, lang);
    return line.replace(/^ ?— /, "");
  }
  return property === "types" || property === "supertypes" ? typeWord(word, lang) : word;
}
