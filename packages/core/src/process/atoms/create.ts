import type { TokenValues } from "../../ability/modification.ts";
import type { Ability } from "../../ability/ability.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CopySource } from "../../model/object.ts";
import type { FixedArrival } from "./move.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** What tokens are made of: listed values, a predefined token's name (111.10), or a copy (707.2; both faces of a double-faced permanent, 707.8a). */
export type TokenSource =
  | { readonly kind: "values"; readonly values: TokenValues }
  | { readonly kind: "named"; readonly name: string }
  | { readonly kind: "copy"; readonly of: ObjectId; readonly copy: CopySource };

/** Creates tokens (111.2, 701.7), replacements considered. Gives back the tokens. */
export function* createTokens(_p: Process, _player: PlayerId, _count: number, _source: TokenSource, _arrival?: FixedArrival): Procedure<readonly ObjectId[]> {
  return unsupported("creating tokens");
}

/** Gives a player an emblem (114). */
export function* createEmblem(_p: Process, _player: PlayerId, _abilities: readonly Ability[]): Procedure {
  unsupported("emblems");
}
