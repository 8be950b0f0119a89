import type { Ability } from "@obverse/core";
import { body } from "../grammar/effects/body.ts";
import { pruneNames } from "../grammar/effects/prune.ts";
import type { Reader } from "../grammar/reader.ts";
import { replacementAbility } from "../grammar/replacement/replacement-ability.ts";
import { spellRules } from "../grammar/static/spell-rules.ts";
import { staticAbility } from "../grammar/static/static-ability.ts";
import { keywordLine } from "../keywords/keyword-line.ts";
import { activatedAbility } from "./activated.ts";
import { triggeredAbility } from "./triggered.ts";

/** Reads a paragraph as whatever kind of ability it is; nothing where it isn't understood in full. */
export function paragraphAbilities(r: Reader): readonly Ability[] | undefined {
  const found = r.oneOf<readonly Ability[]>([keywordLine, spellRules, one(activatedAbility), one(triggeredAbility), staticAbility, replacementAbility]);
  return found === undefined ? undefined : pruneNames(found);
}

/** What an instant or sorcery does: all its sentences that are no other kind of ability. */
export function spellAbility(r: Reader): readonly Ability[] | undefined {
  const found = body(r);
  return found === undefined ? undefined : pruneNames([{ kind: "spell", ...found }]);
}

function one(read: (r: Reader) => Ability | undefined): (r: Reader) => readonly Ability[] | undefined {
  return (r) => {
    const found = read(r);
    return found === undefined ? undefined : [found];
  };
}

/** The kind of ability that a paragraph would have been, by its form. */
export function roleOf(r: Reader): "activated" | "triggered" | "static" {
  if (/^(when|whenever|at)$/.test(r.tokens[0]?.word ?? "")) return "triggered";
  return r.tokens.some((token) => token.word === ":") ? "activated" : "static";
}

