import type { StaticRule } from "@obverse/core";
import { nounPhrase } from "../noun/phrase.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";

/** “You may look at the top card of your library any time”, “play with the top card of your library revealed”, “your opponents play with their hands revealed”. */
export function lookRules(r: Reader): readonly StaticRule[] | undefined {
  if (!r.contains("look") && !r.contains("revealed")) return undefined;
  if (r.eat("play with the top card of your library revealed"))
    return [{ kind: "play-revealed", who: { kind: "you" }, what: "library-top" }];
  if (r.eat("play with your hand revealed")) return [{ kind: "play-revealed", who: { kind: "you" }, what: "hand" }];
  const revealed = r.attempt((inner): readonly StaticRule[] | undefined => {
    const who = playerRef(inner);
    if (who === undefined) return undefined;
    if (inner.eat("play with their hands revealed")) return [{ kind: "play-revealed", who, what: "hand" }];
    if (
      inner.eat("play with the top card of their libraries revealed") ||
      inner.eat("play with the top card of their library revealed")
    )
      return [{ kind: "play-revealed", who, what: "library-top" }];
    return undefined;
  });
  if (revealed !== undefined) return revealed;
  const each = r.attempt(eachLooks);
  if (each !== undefined) return each;
  if (!r.eat("you may look at")) return undefined;
  const found: StaticRule[] = [];
  for (;;) {
    if (r.eat("the top card of your library"))
      found.push({ kind: "look-at", who: { kind: "you" }, what: "library-top" });
    else {
      r.eat("at");
      const exiled = r.attempt(exiledWithIt);
      if (exiled !== undefined) {
        r.scope = scopeWith(r.scope, { looked: exiled });
        found.push({ kind: "look-at", who: { kind: "you" }, what: "exiled", filter: exiled });
        break;
      }
      const phrase = nounPhrase(r);
      if (phrase === undefined || !JSON.stringify(phrase.filter).includes("face-down")) return undefined;
      found.push({ kind: "look-at", who: { kind: "you" }, what: "face-down", filter: phrase.filter });
    }
    if (!r.eat("and")) break;
    r.eat("at");
  }
  if (r.scope.looked === undefined && !r.eat("any time")) return undefined;
  const more = r.attempt((inner) => (inner.eat(", and") || inner.eat("and") ? permissionRules(inner) : undefined));
  return more === undefined ? found : [...found, ...more];
}

/** “Each player may look at cards they exiled with ~, and they may play lands and cast spells from among those cards”. */
function eachLooks(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("each player may look at")) return undefined;
  const who = { kind: "each" } as const;
  const filter = exiledWithIt(r, { kind: "bound", name: "each" });
  if (filter === undefined) return undefined;
  const look: StaticRule = { kind: "look-at", who, what: "exiled", filter };
  if (!r.eat(", and they may play lands and cast spells from among those cards")) return [look];
  return [look, { kind: "may-cast", who, what: filter, from: ["exile"], lands: true }];
}

import { exiledWithIt } from "../effects/casting.ts";
import { scopeWith } from "../references.ts";
import { permissionRules } from "./permissions.ts";
