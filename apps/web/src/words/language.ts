import { computed, signal } from "@preact/signals";
import { en } from "./en.ts";

/** The languages of the page. */
export const LANGUAGES = ["en", "ja"] as const;
/** A language of the page. */
export type Language = (typeof LANGUAGES)[number];
/** The page's own words, by what they are for. */
export type Texts = typeof en;

const KEPT = "obverse-language";
const loaded = signal<Partial<Readonly<Record<Language, Texts>>>>({ en });

/** The language that the person reads. */
export const language = signal<Language>(firstLanguage());

/** The page's own words in that language. */
export const texts = computed<Texts>(() => loaded.value[language.value] ?? en);

/** Fetches the page's own words in a language. */
export async function loadTexts(wanted: Language): Promise<void> {
  if (loaded.value[wanted] !== undefined) return;
  const { ja } = await import("./ja.ts");
  loaded.value = { ...loaded.value, ja };
}

/** Changes the language of everything on the page, and keeps it for the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await loadTexts(wanted);
  language.value = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // A browser that keeps nothing still shows the page.
  }
}

function firstLanguage(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    kept = null;
  }
  const wanted = new URLSearchParams(location.search).get("embed") ?? kept ?? navigator.language;
  return wanted.startsWith("ja") ? "ja" : "en";
}

/** Puts parts into a text that has places `{0}`, `{1}`, … for them. */
export function fill(text: string, ...parts: readonly (string | number)[]): string {
  return text.replaceAll(/\{(\d)\}/g, (whole, at: string) => String(parts[Number(at)] ?? whole));
}
