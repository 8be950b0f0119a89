import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Dataset, openDataset } from "@obverse/card-data/node";
import envPaths from "env-paths";

/** The folder of the person's own dataset, where `obverse import` puts cards unless told otherwise. */
export function ownDatasetFolder(): string {
  return join(envPaths("obverse", { suffix: "" }).data, "cards");
}

/** The person's own imported cards. Nothing: none were imported, or by another version. */
export function importedCards(): Dataset | undefined {
  const folder = ownDatasetFolder();
  if (!existsSync(folder)) return undefined;
  const opened = openDataset(folder);
  return opened.ok ? opened.dataset : undefined;
}
