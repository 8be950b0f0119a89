import type { CompileFace } from "@obverse/card-data";
import type { MessageTable } from "@obverse/messages";
import { signal } from "@preact/signals";
import { type Language, language } from "../words/language.ts";

/** The scenario package, the built-in cards and the sentences, once they are here. */
export type Play = typeof import("@obverse/scenario");
/** The built-in cards. */
export type BuiltIn = typeof import("@obverse/cards");
/** What says abilities, modes and costs in words. */
export type AbilityWords = typeof import("@obverse/oracle/say");

/** The scenario package. Absent: still on its way. */
export const play = signal<Play | undefined>(undefined);
/** The built-in cards. Absent: still on their way. */
export const builtIn = signal<BuiltIn | undefined>(undefined);
/** What says abilities. Absent: not wanted yet. */
export const abilityWords = signal<AbilityWords | undefined>(undefined);
/** The sentences of the language. Absent: still on their way. */
export const sentences = signal<MessageTable | undefined>(undefined);
/** Whether something that the board needs could not be fetched. */
export const loadFailed = signal(false);

const TABLES: Readonly<Record<Language, () => Promise<MessageTable>>> = {
  en: async () => (await import("@obverse/messages/en")).en,
  ja: async () => (await import("@obverse/messages/ja")).ja,
};

/** Says words of type lines. Absent: as they stand, which is English. */
export const typeWords = signal<typeof import("@obverse/oracle/say/types") | undefined>(undefined);

/** Fetches the sentences of a language, and the words of type lines where they aren't those of the cards. */
export async function loadSentences(wanted: Language): Promise<void> {
  const [table, types] = await Promise.all([
    TABLES[wanted](),
    wanted === "en" ? undefined : import("@obverse/oracle/say/types"),
  ]);
  if (language.value !== wanted) return;
  sentences.value = table;
  typeWords.value = types;
}

/** Fetches what a board is played with: the runner and the built-in cards. */
export async function loadPlay(): Promise<void> {
  try {
    const [scenario, cards] = await Promise.all([import("@obverse/scenario"), import("@obverse/cards")]);
    play.value = scenario;
    builtIn.value = cards;
  } catch {
    loadFailed.value = true;
  }
}

/** Fetches what says abilities in words, when a text is first wanted. */
export function wantAbilityWords(): void {
  void import("@obverse/oracle/say").then((words) => {
    abilityWords.value = words;
  });
}

let compiler: CompileFace | undefined;

/** Fetches the compiler of card texts, for cards that come from outside. */
export async function loadCompiler(): Promise<CompileFace> {
  if (compiler === undefined) {
    const { compileFace } = await import("@obverse/oracle");
    compiler = (face, text, context) => compileFace(face, text, context).abilities;
  }
  return compiler;
}

/** Reads card texts with the compiler where it is here already, and nothing where it isn't. */
export const compileIfHere: CompileFace = (face, text, context) => compiler?.(face, text, context) ?? [];
