import { cards as builtIn } from "@obverse/cards";
import type { CardSource } from "@obverse/core";
import type { Language } from "../language.ts";
import { hasOwnDataset } from "./own-dataset.ts";

/**
 * The cards of the files named (and of the file in OBVERSE_CARD_DATA), in front of the built-in ones; behind them what was imported.
 * The compiler and what reads files are loaded only where there is something to read.
 */
export async function cardSource(files: readonly string[], lang: Language): Promise<CardSource> {
  const own = process.env.OBVERSE_CARD_DATA;
  const all = own === undefined || own === "" ? files : [...files, own];
  if (all.length === 0 && !hasOwnDataset()) return builtIn;
  const { fileSource } = await import("./file-source.ts");
  return fileSource(all, lang);
}
