import type { Ability } from "@obverse/core";
import { body } from "../grammar/effects/body.ts";
import { pruneNames } from "../grammar/effects/prune.ts";
import type { Reader } from "../grammar/reader.ts";
import { withThing } from "../grammar/references.ts";

/** A Saga's chapter ability (714.2b): its trigger is the lore counter, which `chapters` stands for. */
export function chapterAbility(r: Reader, chapters: readonly number[]): readonly Ability[] | undefined {
  r.scope = withThing(r.scope, { act: { kind: "self" }, read: { kind: "self" }, nouns: [], number: "one" });
  const found = body(r);
  return found === undefined ? undefined : pruneNames([{ kind: "triggered", triggers: [], chapters, ...found }]);
}
