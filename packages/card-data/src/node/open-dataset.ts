import { existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { DATASET_VERSION, type Dataset, type IndexRow, makeDataset } from "../import/dataset-format.ts";

/** Why a folder can't be used as a dataset. */
export type DatasetProblem = "missing" | "not-a-dataset" | "other-version" | "damaged";

const manifestSchema = z.object({
  format: z.literal("obverse-dataset"),
  version: z.number(),
  cards: z.number(),
  bytes: z.number(),
});

/** Opens a dataset that an import wrote. Reads its index now and each card when first wanted. */
export function openDataset(
  path: string,
): { readonly ok: true; readonly dataset: Dataset } | { readonly ok: false; readonly problem: DatasetProblem } {
  if (!existsSync(path)) return { ok: false, problem: "missing" };
  const manifest = manifestSchema.safeParse(readJson(join(path, "manifest.json")));
  if (!manifest.success) return { ok: false, problem: "not-a-dataset" };
  if (manifest.data.version !== DATASET_VERSION) return { ok: false, problem: "other-version" };
  const file = join(path, "cards.jsonl");
  const index = readJson(join(path, "index.json"));
  const whole = existsSync(file) && statSync(file).size === manifest.data.bytes;
  if (!whole || !Array.isArray(index) || index.length !== manifest.data.cards) return { ok: false, problem: "damaged" };
  const handle = openSync(file, "r");
  const read = (at: number, length: number) => {
    const buffer = Buffer.allocUnsafe(length);
    readSync(handle, buffer, 0, length, at);
    return buffer.toString("utf8");
  };
  return { ok: true, dataset: makeDataset(index as IndexRow[], read) }; // checked by version and count; written by our own sink
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
