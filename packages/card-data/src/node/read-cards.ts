import { statSync } from "node:fs";
import type { ImportedCard } from "../import/imported.ts";
import type { Issue } from "../report.ts";
import { type ImportOptions, type ImportReport, importCards } from "./import-cards.ts";
import { ImportFailure } from "./import-failure.ts";
import { openDataset } from "./open-dataset.ts";
import type { OpenInput } from "./open-input.ts";
import { makeMemorySink } from "./sinks/memory-sink.ts";

/** Cards in memory, with what was noticed as they were read. */
export interface CardsRead {
  readonly cards: readonly ImportedCard[];
  readonly report: Pick<ImportReport, "noticed" | "issues">;
}

/** Reads all cards of an opened source, by the same way as an import. */
export async function readCards(
  input: OpenInput,
  options: Pick<ImportOptions, "compiler" | "onProgress" | "signal" | "keepIssues"> = {},
): Promise<CardsRead> {
  const sink = makeMemorySink();
  const result = await importCards({ ...options, level: "cards", input, sink });
  if (!result.ok) throw new ImportFailure(result.code, result.detail);
  return { cards: sink.cards, report: result.value };
}

/** Whether a path is a folder, and so may be a dataset. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Reads all cards of a dataset. */
export function readDataset(path: string): CardsRead {
  const opened = openDataset(path);
  if (!opened.ok) throw new ImportFailure("unreadable", `${path}: ${opened.problem}`);
  const { dataset } = opened;
  const issues: readonly Issue[] = [];
  return { cards: dataset.ids.flatMap((id) => dataset.imported(id) ?? []), report: { noticed: {}, issues } };
}
