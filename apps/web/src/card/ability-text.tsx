import type { Ability } from "@obverse/core";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { abilityWords, wantAbilityWords } from "../state/loaded.ts";
import { nameIn } from "../state/naming.ts";
import { language } from "../words/language.ts";

/** An ability in words, written from what it does: no card text is needed. */
export function AbilityText({
  ability,
  of,
}: {
  readonly ability: Ability;
  readonly of: {
    readonly name: string | null;
    readonly types: readonly string[];
    readonly subtypes: readonly string[];
    readonly supertypes: readonly string[];
  };
}): JSX.Element {
  useEffect(wantAbilityWords, []);
  const words = abilityWords.value;
  if (words === undefined) return <span class="quiet">…</span>;
  const { types, subtypes, supertypes, name } = of;
  return (
    <span>
      {words.say(ability, language.value, {
        types,
        subtypes,
        supertypes,
        nameOf: nameIn.value,
        ...(name === null ? {} : { name: nameIn.value(name) }),
      })}
    </span>
  );
}
