import type { Ability } from "@obverse/core";

/** Lets choices be kept with their source where another ability of the face speaks of what was chosen (607.2d). */
export function keepChosen(abilities: readonly Ability[]): readonly Ability[] {
  if (!abilities.some(chooses)) return abilities;
  return abilities.map((ability, index) => {
    if (!chooses(ability)) return ability;
    const others = JSON.stringify(abilities.filter((_, other) => other !== index));
    // The walk keeps the shape of the data and only marks choices.
    return kept(ability, others) as Ability;
  });
}

const chooses = (ability: Ability): boolean => /"kind":"choose(-player|-value)?",/.test(JSON.stringify(ability));

function kept(value: unknown, others: string): unknown {
  if (Array.isArray(value)) return value.map((part) => kept(part, others));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [key, kept(part, others)]);
  const found: Readonly<Record<string, unknown>> = Object.fromEntries(entries);
  const asked =
    found.kind === "choose" && typeof found.as === "string"
      ? '"kind":"chosen","what":"object"'
      : found.kind === "choose-player"
        ? '{"kind":"chosen"}'
        : found.kind === "choose-value"
          ? `"kind":"chosen","what":"${String(found.what).replace("nonland-name", "name")}"`
          : undefined;
  return asked !== undefined && found.keep === undefined && others.includes(asked) ? { ...found, keep: true } : found;
}
