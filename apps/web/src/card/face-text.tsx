import type { Face } from "@obverse/core";
import type { JSX } from "preact";
import { AbilityText } from "./ability-text.tsx";
import { Mana } from "./mana.tsx";
import { Name } from "./name.tsx";
import { TypeLine } from "./type-line.tsx";

/** A printed face as text: name, cost, types, abilities in our words, numbers. */
export function FaceText({ face }: { readonly face: Face }): JSX.Element {
  const { power, toughness, loyalty, defense, colorIndicator } = face;
  const numbers =
    power !== undefined && toughness !== undefined ? `${power.text}/${toughness.text}` : (loyalty ?? defense)?.text;
  return (
    <article class="face-text">
      <header>
        <h3>
          <Name of={face.name} />
        </h3>
        <Mana cost={face.manaCost} />
      </header>
      <p class="face-text-types">
        {colorIndicator === undefined ? null : <Mana cost={colorIndicator} />} <TypeLine of={face} />
      </p>
      <div class="face-text-abilities">
        {face.abilities.map((ability, index) => (
          <p key={index}>
            <AbilityText ability={ability} of={face} />
          </p>
        ))}
      </div>
      {numbers === undefined ? null : <p class="face-text-numbers">{numbers}</p>}
    </article>
  );
}
