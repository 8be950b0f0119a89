import { ImportFailure } from "../import-failure.ts";
import { type DownloadWish, download } from "./download.ts";
import type { PoliteClient } from "./polite-client.ts";

/** Where MTGJSON's files are. */
export const MTGJSON = "https://mtgjson.com/api/v5";

/** File names that Windows refuses, which MTGJSON writes with an underscore. */
const RENAMED = new Set(["AUX", "CON", "NUL", "PRN"]);

/** The name of the file for a kind: `atomic-cards`, `all-printings`, or a set's code. */
function mtgjsonFileName(kind: string): string {
  const known: Readonly<Record<string, string>> = { "atomic-cards": "AtomicCards", "all-printings": "AllPrintings" };
  const name =
    known[kind.toLowerCase().replaceAll("_", "-")] ?? (/^[a-z0-9]{2,6}$/i.test(kind) ? kind.toUpperCase() : kind);
  return RENAMED.has(name) ? `${name}_` : name;
}

/** Downloads a file, gzipped, and checks it against its SHA-256. Gives its path. */
export async function mtgjsonFile(
  client: PoliteClient,
  base: string,
  kind: string,
  cache: Omit<DownloadWish, "url">,
): Promise<string> {
  const url = `${base}/${mtgjsonFileName(kind)}.json.gz`;
  try {
    return await download(client, { ...cache, url, checksumUrl: `${url}.sha256` });
  } catch (error) {
    if (!(error instanceof ImportFailure) || error.code !== "http-refused" || !error.detail.startsWith("404 "))
      throw error;
    throw new ImportFailure(
      "unknown-kind",
      `${kind}: ${url}; there are atomic-cards, all-printings and sets by their codes`,
    );
  }
}
