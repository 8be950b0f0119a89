import type { Ability, Cost, Span } from "@obverse/core";
import { Reader } from "../grammar/reader.ts";
import { emptyScope, type Host, withThing } from "../grammar/references.ts";
import { SELF } from "../grammar/selector/reference.ts";
import { normaliseText } from "../text/normalise.ts";
import { tokenise } from "../tokens/tokenise.ts";
import { type Labelled, labelled } from "./ability-word.ts";
import { toSolve } from "./case.ts";
import { chapterAbility } from "./chapter.ts";
import { behindBar, levelBar, withLevels } from "./class-level.ts";
import { withCostThings } from "./cost-things.ts";
import type { CompileContext, FaceText } from "./face-text.ts";
import { keepChosen } from "./keep-chosen.ts";
import { isKeywordWord, withKeywordMeaning } from "./keyword-word.ts";
import { misprinted, ownNames } from "./own-names.ts";
import { abilityBesideSpell, paragraphAbilities, roleOf, spellAbility } from "./paragraph.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";

/** Words that were not understood, with where they stand. */
export interface Unsupported {
  readonly span: Span;
  readonly text: string;
  readonly reason: string;
}

/** What a face's text says. */
export interface CompiledFace {
  readonly abilities: readonly Ability[];
  readonly unsupported: readonly Unsupported[];
}

/** Reads the rules text of one face into abilities, in printed order. What isn't understood in full becomes an ability that is not supported. */
export function compileFace(face: FaceText, text: string, context: CompileContext): CompiledFace {
  const normalised = normaliseText(text);
  const misprint = misprinted(face.name, normalised);
  const names = ownNames(face, misprint);
  const types = face.types.map((type) => type.toLowerCase());
  const chosenType = normalised.includes("hoose a creature type") ? "creature-type" : "type";
  const host: Host = { chosenType, name: face.name, names, types, subtypes: face.subtypes };
  const abilities: Ability[] = [];
  const unsupported: Unsupported[] = [];
  const spells = types.some((type) => type === "instant" || type === "sorcery");
  const spellParts: Paragraph[] = [];
  const bareName = withoutCommas(face.name);
  let spellAt = 0;
  for (const paragraph of paragraphsOf(text, normalised).flatMap(behindBar)) {
    if (paragraph.text === misprint || withoutCommas(paragraph.text) === bareName) continue;
    const label = labelled(paragraph.text);
    const reader = new Reader(tokenise(label.text, names), label.text, emptyScope(host));
    if (reader.atEnd) continue;
    const read = labelledAbilities(reader, label, spells ? "spell" : "any");
    const found = read === undefined ? undefined : withKeywordMeaning(label.word, read);
    if (found !== undefined) {
      const word = isToSolve(label) ? undefined : label.word;
      abilities.push(...(word === undefined ? found : found.map((ability) => ({ ...ability, word }))));
      continue;
    }
    if (spells) {
      if (spellParts.length === 0) spellAt = abilities.length;
      spellParts.push({ ...paragraph, text: label.text });
      continue;
    }
    const reason = reasonOf(reader);
    const span = { start: paragraph.start, end: paragraph.end };
    unsupported.push({ span, text: paragraph.text, reason });
    const { word } = label;
    abilities.push(
      word !== undefined && isKeywordWord(word)
        ? { kind: "unsupported", role: "keyword", reason, span, word }
        : { kind: "unsupported", role: roleOf(reader), reason, span },
    );
  }
  const [first] = spellParts;
  const last = spellParts.at(-1);
  if (first !== undefined && last !== undefined) {
    const whole = spellParts.map((part) => part.text).join(" ");
    const scope = withThing(withCostThings(emptyScope(host), additionalCost(abilities)), SELF);
    const reader = new Reader(tokenise(whole, names), whole, scope);
    const found = spellAbility(reader);
    if (found === undefined) {
      const reason = reasonOf(reader);
      const span = { start: first.start, end: last.end };
      unsupported.push({ span, text: whole, reason });
      abilities.splice(spellAt, 0, { kind: "unsupported", role: "spell", reason, span });
    } else abilities.splice(spellAt, 0, ...found);
  }
  void context;
  const all = withLevels(abilities);
  const kept = /\bchosen\b/.test(normalised) ? keepChosen(all) : all;
  return { abilities: types.includes("conspiracy") ? kept.map(inCommandZone) : kept, unsupported };
}

/** A conspiracy's abilities work in the command zone (315.5). */
function inCommandZone(ability: Ability): Ability {
  return ability.kind === "static" || ability.kind === "triggered" ? { from: ["command"], ...ability } : ability;
}

/** What a paragraph says, by its label and by its form. */
function labelledAbilities(r: Reader, label: Labelled, host: "any" | "spell"): readonly Ability[] | undefined {
  if (label.chapters !== undefined) return chapterAbility(r, label.chapters);
  if (isToSolve(label)) return r.attempt(toSolve);
  if (host === "spell") return abilityBesideSpell(r);
  return r.attempt(levelBar) ?? paragraphAbilities(r);
}

/** Whether what stands behind the label is what solves a Case (719.3a): a condition. */
const isToSolve = ({ word }: Labelled): boolean => word?.toLowerCase() === "to solve";

/** A machine-made reason: how far reading came, no words of the text. */
function reasonOf(r: Reader): string {
  return `not-understood-at:${r.progress.furthest}`;
}

const withoutCommas = (text: string): string => text.replaceAll(",", "");

/** What a spell's own additional costs take (118.8): what it does may speak of it. */
const additionalCost = (abilities: readonly Ability[]): Cost =>
  abilities.flatMap((ability) =>
    ability.kind === "static"
      ? (ability.rules ?? []).flatMap((rule) =>
          rule.kind === "additional-cost" && rule.of === "cast" ? rule.cost : [],
        )
      : [],
  );
