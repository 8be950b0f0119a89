import type { Ability } from "@obverse/core";
import { body } from "../grammar/effects/body.ts";
import { pruneNames } from "../grammar/effects/prune.ts";
import { Reader } from "../grammar/reader.ts";
import { replacementAbility } from "../grammar/replacement/replacement-ability.ts";
import { spellRules } from "../grammar/static/spell-rules.ts";
import { staticAbility } from "../grammar/static/static-ability.ts";
import { keyword } from "../keywords/keyword.ts";
import { keywordLine } from "../keywords/keyword-line.ts";
import { activatedAbility } from "./activated.ts";
import { triggeredAbility } from "./triggered.ts";

/** Reads a paragraph as whatever kind of ability it is; nothing where it isn't understood in full. */
export function paragraphAbilities(r: Reader): readonly Ability[] | undefined {
  const found = r.oneOf<readonly Ability[]>(formsOf(r, "any")) ?? r.attempt(glued);
  return found === undefined ? undefined : pruneNames(found);
}

/** As `paragraphAbilities`, for an instant or sorcery: only what its form shows to be no part of what the spell does. */
export function abilityBesideSpell(r: Reader): readonly Ability[] | undefined {
  const found = r.oneOf<readonly Ability[]>(formsOf(r, "spell"));
  return found === undefined ? undefined : pruneNames(found);
}

/** Data that lost a line break: a keyword, and another ability on the same line. */
function glued(r: Reader): readonly Ability[] | undefined {
  const first = keyword(r);
  if (first === undefined || r.atEnd || !/^[\p{Lu}{]/u.test(r.token()?.raw ?? "")) return undefined;
  const starts = [r.at, ...sentencesWith(r, /^(when|whenever|at)$/), r.tokens.length];
  const more: Ability[] = first.map((one) => ({ kind: "keyword", keyword: one }));
  for (const [index, start] of starts.slice(0, -1).entries()) {
    const rest = new Reader(r.tokens.slice(start, starts[index + 1]), r.source, r.scope, r.progress);
    const found = rest.atEnd ? [] : rest.oneOf<readonly Ability[]>(formsOf(rest, "any"));
    if (found === undefined) return undefined;
    more.push(...found);
  }
  r.at = r.tokens.length;
  return more;
}

/** Where sentences that begin with such a word start, behind the first. */
function sentencesWith(r: Reader, first: RegExp): readonly number[] {
  return r.tokens.flatMap((token, at) =>
    at > r.at && r.tokens[at - 1]?.word === "." && first.test(token.word) ? [at] : [],
  );
}

type Form = (r: Reader) => readonly Ability[] | undefined;

/** The kinds of ability that a paragraph can be by its first word and its colon. */
function formsOf(r: Reader, host: "any" | "spell"): readonly Form[] {
  if (/^(when|whenever|at)$/.test(r.word())) return [TRIGGERED];
  const activated = r.contains(":") ? [ACTIVATED] : [];
  if (host === "any") return [keywordLine, spellRules, ...activated, staticAbility, replacementAbility];
  const still =
    r.sees("this spell") ||
    r.sees("you may cast") ||
    r.sees("if this") ||
    r.sees("~ can't") ||
    r.sees("~ is all colors");
  return [keywordLine, spellRules, ...activated, ...(still ? [staticAbility] : [])];
}

const TRIGGERED: Form = one(triggeredAbility);
const ACTIVATED: Form = one(activatedAbility);

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
