import type { ObjectView } from "@obverse/core";
import type { ComponentChildren, JSX } from "preact";
import { AbilityText } from "../card/ability-text.tsx";
import { Mana } from "../card/mana.tsx";
import { Name } from "../card/name.tsx";
import { TypeLine } from "../card/type-line.tsx";
import { fill, texts } from "../words/language.ts";

/** What an object is now, all effects applied. */
export function NowSheet({ object }: { readonly object: ObjectView }): JSX.Element {
  const text = texts.value;
  const now = object.characteristics;
  if (now === undefined) return <p class="quiet">{text.notKnown}</p>;
  const numbers: readonly (readonly [string, number | undefined])[] = [
    [text.power, now.power],
    [text.toughness, now.toughness],
    [text.loyalty, now.loyalty],
    [text.defense, now.defense],
  ];
  return (
    <dl class="facts">
      <Fact label={text.characteristicName}>{now.name === null ? text.noName : <Name of={now.name} />}</Fact>
      <Fact label={text.manaCost}>
        {now.manaCost === null || now.manaCost.length === 0 ? text.none : <Mana cost={now.manaCost} />}
      </Fact>
      <Fact label={text.manaValue}>{now.manaValue}</Fact>
      <Fact label={text.colors}>{now.colors.length === 0 ? text.colorless : <Mana cost={now.colors} />}</Fact>
      <Fact label={text.types}>{now.types.length === 0 ? text.none : <TypeLine of={now} />}</Fact>
      {numbers.map(([label, value]) =>
        value === undefined ? null : (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ),
      )}
      <Fact label={text.controller}>{object.controller}</Fact>
      {object.owner === object.controller ? null : <Fact label={text.owner}>{object.owner}</Fact>}
      {object.faceDown === undefined ? null : (
        <Fact label={text.status}>
          {text.faceDown} ({text.causes[object.faceDown]})
          {object.underneath?.name === undefined || object.underneath.name === null ? null : (
            <p>{fill(text.underneath, object.underneath.name)}</p>
          )}
        </Fact>
      )}
      <Fact label={text.abilities}>
        {now.abilities.length === 0 ? (
          text.none
        ) : (
          <ul class="ability-list">
            {now.abilities.map(({ ability, key }) => (
              <li key={key}>
                <AbilityText ability={ability} of={now} />
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
