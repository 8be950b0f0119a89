import type { ClientOptions } from "./http/polite-client.ts";
import { type OpenInput, openInput } from "./open-input.ts";

/** Where card data comes from. */
export interface SourceWish {
  /** `scryfall`, `mtgjson`, a file's path, or `-` for standard input. */
  readonly from: string;
  /** Of Scryfall: a bulk file's type, or `named`, `search`, `collection`. Of MTGJSON: `atomic-cards`, `all-printings` or a set's code. */
  readonly kind?: string;
  /** What is asked for by name or search; one text for each name of a collection. */
  readonly query?: readonly string[];
  /** Asks this server instead of the service's own. */
  readonly baseUrl?: string;
  /** The folder in which downloads are kept. */
  readonly cache: string;
  readonly client: ClientOptions;
  /** Bytes of a download got so far, and of how many. */
  readonly onBytes?: (got: number, of: number | undefined) => void;
}

/** An opened source. */
export interface OpenSource extends OpenInput {
  /** Names that the service doesn't know. */
  readonly missing: readonly string[];
}

/** Opens a source: downloads where that is asked for, and nothing otherwise. What downloads is loaded only then. */
export async function openSource(wish: SourceWish): Promise<OpenSource> {
  if (wish.from !== "scryfall" && wish.from !== "mtgjson") return { ...(await openInput(wish.from)), missing: [] };
  const { openRemote } = await import("./http/open-remote.ts");
  return openRemote(wish, wish.from);
}
