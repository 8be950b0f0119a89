import type { Ability, ActivatedAbility, StaticAbility } from "@obverse/core";
import { cost } from "../grammar/cost.ts";
import type { Reader } from "../grammar/reader.ts";
import { numberOf } from "../vocabulary/numbers.ts";
import type { Paragraph } from "./paragraphs.ts";

/** A class level bar with an ability on the same line: “{2}{R}: Level 2 — Creatures you control have haste”. */
const BAR = /^((?:\{[^}]+\})+: Level \d+) — (?=\S)/;

/** A paragraph, parted behind a class level bar. */
export function behindBar(paragraph: Paragraph): readonly Paragraph[] {
  const bar = BAR.exec(paragraph.text);
  const [whole = "", words = ""] = bar ?? [];
  return bar === null
    ? [paragraph]
    : [
        { ...paragraph, text: words },
        { ...paragraph, text: paragraph.text.slice(whole.length) },
      ];
}

/** Reads a class level bar (716.2a): the ability by which it is gained. What stands behind it belongs to `withLevels`. */
export function levelBar(r: Reader): readonly Ability[] | undefined {
  const price = r.contains("level") ? cost(r) : undefined;
  if (price === undefined || !r.eat(": level")) return undefined;
  const level = numberOf(r.word());
  r.at += 1;
  if (level === undefined || !r.atEnd) return undefined;
  return [
    {
      kind: "activated",
      cost: price,
      effect: [{ kind: "action", action: "gain-level", what: { kind: "self" }, count: level }],
      timing: "sorcery",
      condition: levelIs("=", level - 1),
    },
  ];
}

/** Each level's abilities, which it has as long as it is of that level or greater (716.2a). */
export function withLevels(abilities: readonly Ability[]): readonly Ability[] {
  if (!abilities.some(isBar)) return abilities;
  const all: Ability[] = [];
  let level: { readonly number: number; readonly abilities: Ability[] } | undefined;
  const close = (): void => {
    if (level !== undefined && level.abilities.length > 0) all.push(ofLevel(level.number, level.abilities));
    level = undefined;
  };
  for (const ability of abilities) {
    const bar = isBar(ability) ? ability.effect[0] : undefined;
    if (bar?.kind === "action" && typeof bar.count === "number") {
      close();
      all.push(ability);
      level = { number: bar.count, abilities: [] };
    } else if (level === undefined || ability.kind === "unsupported") all.push(ability);
    else level.abilities.push(ability);
  }
  close();
  return all;
}

const levelIs = (is: "=" | ">=", level: number): ActivatedAbility["condition"] & {} => ({
  kind: "compare",
  left: { kind: "number-of", what: "level", of: { kind: "self" } },
  is,
  right: level,
});

const ofLevel = (level: number, abilities: readonly Ability[]): StaticAbility => ({
  kind: "static",
  affects: { kind: "self" },
  modifications: [{ kind: "gain", abilities: abilities.map(({ span: _, ...ability }) => ability) }],
  condition: levelIs(">=", level),
});

const isBar = (ability: Ability): ability is ActivatedAbility =>
  ability.kind === "activated" && ability.effect.some((one) => one.kind === "action" && one.action === "gain-level");
