import { existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  DATASET_VERSION,
  type Dataset,
  type DatasetManifest,
  type IndexRow,
  makeDataset,
} from "../import/dataset-format.ts";

/** Why a folder can't be used as a dataset. */
export type DatasetProblem = "missing" | "not-a-dataset" | "other-version" | "damaged";

/** Opens a dataset that an import wrote. Reads its index now and each card when first wanted. */
export function openDataset(
  path: string,
): { readonly ok: true; readonly dataset: Dataset } | { readonly ok: false; readonly problem: DatasetProblem } {
  if (!existsSync(path)) return { ok: false, problem: "missing" };
  const manifest = readJson(join(path, "manifest.json"));
  if (!isManifest(manifest)) return { ok: false, problem: "not-a-dataset" };
  if (manifest.version !== DATASET_VERSION) return { ok: false, problem: "other-version" };
  const file = join(path, "cards.jsonl");
  const index = readJson(join(path, "index.json"));
  const whole = existsSync(file) && statSync(file).size === manifest.bytes;
  if (!whole || !Array.isArray(index) || index.length !== manifest.cards) return { ok: false, problem: "damaged" };
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

/** Whether a value is what a dataset begins with. Checked by hand: a schema would take longer to load than the dataset. */
function isManifest(value: unknown): value is DatasetManifest {
  if (typeof value !== "object" || value === null) return false;
  const { format, version, cards, bytes } = value as Readonly<Record<keyof DatasetManifest, unknown>>;
  return format === "obverse-dataset" && [version, cards, bytes].every((one) => typeof one === "number");
}
