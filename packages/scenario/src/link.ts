import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import type { Problem } from "./format/problem.ts";
import { readScenario } from "./format/read-scenario.ts";
import type { Scenario } from "./format/scenario.ts";

/** What a link held: a scenario, or why it can't be read. */
export type ReadLink =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly code: "not-a-link" | "broken"; readonly problems: readonly Problem[] };

const MARK = "s=";

/** The part of a link that holds a scenario: `s=` and base64url of deflated JSON. It stands after `#` in the page's address. */
export function linkOf(scenario: Scenario): string {
  const bytes = deflateSync(strToU8(JSON.stringify(scenario)), { level: 9 });
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return MARK + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads a link, or the part of it after `#`. What was tampered with is told, never thrown. */
export function readLink(link: string): ReadLink {
  const part = link.slice(link.indexOf("#") + 1).trim();
  if (!part.startsWith(MARK)) return { ok: false, code: "not-a-link", problems: [] };
  try {
    const binary = atob(part.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const read = readScenario(JSON.parse(strFromU8(inflateSync(bytes))) as unknown);
    return read.ok ? read : { ok: false, code: "broken", problems: read.problems };
  } catch {
    return { ok: false, code: "broken", problems: [] };
  }
}
