import type { Ability } from "@obverse/core";
import { Reader } from "../grammar/reader.ts";
import { emptyScope } from "../grammar/references.ts";
import type { Token } from "../tokens/token.ts";
import { tokenise } from "../tokens/tokenise.ts";
import { paragraphAbilities } from "./paragraph.ts";

/**
 * Reads a quoted ability: its words are of the object that will have it, but a name in it is that of the object whose text it is (201.5a).
 * Nothing where it isn't understood.
 */
export function quotedAbility(r: Reader): readonly Ability[] | undefined {
  const token = r.token();
  if (token?.kind !== "quote") return undefined;
  const host = { ...r.scope.host, types: ["creature"], subtypes: [] };
  const words = tokenise(token.raw, host.names);
  const { apart } = r.scope;
  // “Exile ~. If you do, it gains …”: what gains it is the object itself.
  const isOwn = apart === undefined || apart.read.kind === "self";
  const tokens = isOwn ? words : words.map(namingGranter);
  const inner = new Reader(tokens, token.raw, emptyScope(host));
  const abilities = paragraphAbilities(inner);
  if (abilities === undefined) return undefined;
  r.at += 1;
  return abilities;
}

/** Where the ability is granted to something else, the object's own name is no name of what has it; “named ~” is only a name. */
const namingGranter = (token: Token, at: number, all: readonly Token[]): Token =>
  token.word === "~" && all[at - 1]?.word !== "named" ? { ...token, word: GRANTER_WORD } : token;

/** How the granting object stands in the words of an ability that it grants. */
const GRANTER_WORD = "~granter";
