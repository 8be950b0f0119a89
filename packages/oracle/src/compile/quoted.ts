import type { Ability } from "@obverse/core";
import { Reader } from "../grammar/reader.ts";
import { emptyScope } from "../grammar/references.ts";
import { tokenise } from "../tokens/tokenise.ts";
import { paragraphAbilities } from "./paragraph.ts";

/** Reads a quoted ability: its words are of the object that will have it. Nothing where it isn't understood. */
export function quotedAbility(r: Reader): readonly Ability[] | undefined {
  const token = r.token();
  if (token?.kind !== "quote") return undefined;
  const host = { ...r.scope.host, types: ["creature"], subtypes: [] };
  const inner = new Reader(tokenise(token.raw, host.names), token.raw, emptyScope(host));
  const abilities = paragraphAbilities(inner);
  if (abilities === undefined) return undefined;
  r.at += 1;
  return abilities;
}
