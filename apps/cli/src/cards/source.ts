import { cards as builtIn } from "@obverse/cards";
import type { CardSource } from "@obverse/core";
import { layered } from "@obverse/scenario";
import { compile } from "./compiler.ts";
import { importedCards } from "./imported-cards.ts";
import { readCardFile } from "./read-card-file.ts";
import { recordSource } from "./record-source.ts";

/** The cards of the files named (and of the file in OBVERSE_CARD_DATA), in front of the built-in ones; behind them what was imported. */
export function cardSource(files: readonly string[]): CardSource {
  const own = process.env.OBVERSE_CARD_DATA;
  const all = own === undefined || own === "" ? files : [...files, own];
  return all.reduceRight<CardSource>(
    (behind, file) => layered(recordSource(readCardFile(file), compile, builtIn), behind),
    behindBuiltIn(),
  );
}

function behindBuiltIn(): CardSource {
  const imported = importedCards();
  return imported === undefined ? builtIn : layered(builtIn, imported);
}
