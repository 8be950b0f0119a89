import { existsSync } from "node:fs";
import { join } from "node:path";
import envPaths from "env-paths";

/** The folder of the person's own dataset, where `obverse import` puts cards unless told otherwise. */
export function ownDatasetFolder(): string {
  return join(envPaths("obverse", { suffix: "" }).data, "cards");
}

/** Whether the person has imported cards of their own. */
export const hasOwnDataset = (): boolean => existsSync(ownDatasetFolder());
