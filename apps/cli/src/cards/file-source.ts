import { openDataset } from "@obverse/card-data/node";
import { cards as builtIn } from "@obverse/cards";
import type { CardSource } from "@obverse/core";
import { layered } from "@obverse/scenario";
import { compile } from "./compiler.ts";
import { hasOwnDataset, ownDatasetFolder } from "./own-dataset.ts";
import { readCardFile } from "./read-card-file.ts";
import { recordSource } from "./record-source.ts";

/** The cards of these files, in front of the built-in ones; behind them what was imported. */
export function fileSource(files: readonly string[]): CardSource {
  return files.reduceRight<CardSource>(
    (behind, file) => layered(recordSource(readCardFile(file), compile, builtIn), behind),
    behindBuiltIn(),
  );
}

function behindBuiltIn(): CardSource {
  if (!hasOwnDataset()) return builtIn;
  const opened = openDataset(ownDatasetFolder());
  return opened.ok ? layered(builtIn, opened.dataset) : builtIn;
}
