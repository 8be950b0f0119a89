import { openDataset } from "@obverse/card-data/node";
import { cards as builtIn } from "@obverse/cards";
import type { CardSource } from "@obverse/core";
import { layered } from "@obverse/scenario";
import type { Language } from "../language.ts";
import { tell } from "../output.ts";
import { compile } from "./compiler.ts";
import { hasOwnDataset, ownDatasetFolder } from "./own-dataset.ts";
import { readCardFile } from "./read-card-file.ts";
import { recordSource } from "./record-source.ts";

/** The cards of these files, in front of the built-in ones; behind them what was imported. */
export function fileSource(files: readonly string[], lang: Language): CardSource {
  return files.reduceRight<CardSource>(
    (behind, file) => layered(recordSource(readCardFile(file, lang), compile, builtIn), behind),
    behindBuiltIn(lang),
  );
}

function behindBuiltIn(lang: Language): CardSource {
  if (!hasOwnDataset()) return builtIn;
  const folder = ownDatasetFolder();
  const opened = openDataset(folder);
  if (opened.ok) return layered(builtIn, opened.dataset);
  tell(`${folder}: ${NOT_USED[lang]} [${opened.problem}]`);
  return builtIn;
}

const NOT_USED: Readonly<Record<Language, string>> = {
  en: "the imported cards can't be used; import them again with `obverse import`.",
  ja: "取り込んだカードを使えません。`obverse import` で取り込み直してください。",
};
