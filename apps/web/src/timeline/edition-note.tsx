import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answerChanged, chooseEdition, EDITIONS, editionOf, findChanges } from "../state/editions.ts";
import { at, line } from "../state/store.ts";
import { fill, texts } from "../words/language.ts";

/** Under which edition of the rules it is played, and on which days the answer changed. */
export function EditionNote(): JSX.Element | null {
  const text = texts.value;
  const current = line.value;
  const isAtEnd = current !== undefined && at.value.moment === current.moments.length - 1 && current.moments.length > 1;
  useEffect(() => {
    if (current === undefined || !isAtEnd) return undefined;
    return findChanges(current);
  }, [current, isAtEnd]);
  if (current === undefined) return null;
  const found = isAtEnd && answerChanged.value?.line === current.id ? answerChanged.value.on : undefined;
  const edition = editionOf(current);
  const options = EDITIONS.some((one) => one === edition) ? EDITIONS : [...EDITIONS, edition].sort();
  return (
    <div class="edition">
      <label>
        <span>{text.edition}</span>
        <select value={edition} onChange={(event) => chooseEdition(event.currentTarget.value)}>
          {options.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <p class="edition-found" aria-live="polite">
        {found === undefined ? "" : found.length === 0 ? text.neverChanged : fill(text.changedOn, found.join(", "))}
      </p>
    </div>
  );
}
