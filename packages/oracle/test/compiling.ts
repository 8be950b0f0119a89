import type { Ability } from "@obverse/core";
import { compileFace } from "@obverse/oracle";

/** What a permanent of our own called “Test Bear” says. */
export function permanent(text: string): readonly Ability[] {
  return abilities(text, ["creature"]);
}

/** What a sorcery of our own says. */
export function sorcery(text: string): readonly Ability[] {
  return abilities(text, ["sorcery"]);
}

function abilities(text: string, types: readonly string[]): readonly Ability[] {
  const face = { name: "Test Bear", supertypes: [], types, subtypes: [] };
  return compileFace(face, text, { card: face.name, names: [face.name], layout: "normal" }).abilities.map(withoutSpan);
}

function withoutSpan(ability: Ability): Ability {
  const { span: _, ...rest } = ability;
  return rest;
}
