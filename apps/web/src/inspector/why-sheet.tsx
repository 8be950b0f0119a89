import {
  type Ability,
  EXPLAINED,
  type Explained,
  type ExplanationStep,
  explain,
  type GameState,
  type ObjectView,
} from "@obverse/core";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { abilityWords, typeWords, wantAbilityWords } from "../state/loaded.ts";
import { nameIn, namesNow } from "../state/naming.ts";
import { RuleNumbers } from "../timeline/rule-numbers.tsx";
import { fill, language, texts } from "../words/language.ts";

/** Why an object is what it is: each value with the steps that made it and their rules. */
export function WhySheet({ object, state }: { readonly object: ObjectView; readonly state: GameState }): JSX.Element {
  useEffect(wantAbilityWords, []);
  const text = texts.value;
  if (object.characteristics === undefined) return <p class="quiet">{text.notKnown}</p>;
  const steps = explain(state, object.id);
  const shown = EXPLAINED.map((property) => ({
    property,
    steps: steps.filter((step) => step.property === property),
  })).filter(({ steps: of }) => of.some(({ value }) => !isNothing(value)) || of.length > 1);
  return (
    <div class="whys">
      {shown.map(({ property, steps: of }) => (
        <section key={property} class="why">
          <h3>{propertyWord(property)}</h3>
          <ol>
            {of.map((step, index) => (
              <li key={index}>
                <span class="why-value">{valueWords(step)}</span>
                <span class="why-cause">
                  {causeWords(step, state)} <RuleNumbers rules={step.rules} edition={state.edition} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {shown.length === 0 ? <p class="quiet">{text.none}</p> : null}
    </div>
  );
}

const isNothing = (value: ExplanationStep["value"]): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

function propertyWord(property: Explained): string {
  const text = texts.value;
  return property === "name" ? text.characteristicName : text[property];
}

function causeWords({ stage, what, source }: ExplanationStep, state: GameState): string {
  const text = texts.value;
  const place =
    stage === "printed"
      ? text.stages.printed
      : stage === "result"
        ? text.stages.result
        : fill(text.stages.layer, stage);
  const by = source === undefined ? "" : ` (${namesNow(state).object(source)})`;
  return `${place}: ${text.whys[what]}${by}`;
}

function abilitiesWords(abilities: readonly Ability[]): string {
  const words = abilityWords.value;
  if (words === undefined) return "…";
  return abilities
    .map((ability) => words.say(ability, language.value, { nameOf: nameIn.value }))
    .join(language.value === "ja" ? "／" : " / ");
}

function valueWords({ property, value, abilities }: ExplanationStep): string {
  const text = texts.value;
  if (value === null) return property === "name" ? text.noName : text.none;
  if (property === "face") return value === "back" ? text.back : text.front;
  if (property === "name" && typeof value === "string") return nameIn.value(value);
  if (abilities !== undefined) return abilities.length === 0 ? text.none : abilitiesWords(abilities);
  if (!Array.isArray(value)) return String(value);
  if (value.length === 0) return property === "colors" ? text.colorless : text.none;
  return value.map((word: string) => typeWords.value?.typeWord(word, language.value) ?? word).join(" ");
}
