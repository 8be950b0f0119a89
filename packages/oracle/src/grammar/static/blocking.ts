import type { StaticAbility } from "@obverse/core";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { objectReference } from "../selector/reference.ts";

/** What must block, or can't, said of those that would block. */
export const blocking = (r: Reader): StaticAbility | undefined => r.oneOf([blockedByAll, cannotBlockWith]);

/** “All creatures able to block ~ do so.” */
function blockedByAll(r: Reader): StaticAbility | undefined {
  if (!r.eat("all creatures able to block")) return undefined;
  const what = objectReference(r);
  if (what === undefined || !r.eat("do so")) return undefined;
  return {
    kind: "static",
    affects: what.act,
    modifications: [{ kind: "restriction", restriction: { kind: "must-be-blocked", byAll: true } }],
  };
}

/** “Your opponents can't block with creatures with even mana values.” */
function cannotBlockWith(r: Reader): StaticAbility | undefined {
  if (!r.eat("your opponents can't block with")) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const filter = allOf([phrase.filter, { kind: "controller", is: { kind: "opponents" } }]);
  return {
    kind: "static",
    affects: { kind: "all", filter },
    modifications: [{ kind: "restriction", restriction: { kind: "cannot-block" } }],
  };
}
