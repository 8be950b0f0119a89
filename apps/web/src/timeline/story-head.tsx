import type { JSX } from "preact";
import { titleIn } from "../gallery/title.ts";
import { at, line, viewer } from "../state/store.ts";
import { fill, language, texts } from "../words/language.ts";

/** What the story is called, where it is from, and whether it ended as it says. Its author's words are for those who see everything. */
export function StoryHead(): JSX.Element | null {
  const text = texts.value;
  const current = line.value;
  if (current === undefined) return null;
  if (viewer.value !== "everyone") return <p class="quiet">{text.authorsText}</p>;
  const { scenario, stopped, moments } = current;
  const { words, lang } = titleIn(scenario, language.value);
  const notes =
    scenario.notes === undefined ? undefined : titleIn({ ...scenario, title: scenario.notes }, language.value);
  const isAtEnd = at.value.moment === moments.length - 1;
  const hasAnswer =
    isAtEnd && scenario.steps.some((step) => "expect" in step) && moments.length > scenario.steps.length;
  return (
    <div class="story-head">
      <h2 lang={lang}>{words}</h2>
      {notes === undefined ? null : (
        <p class="quiet" lang={notes.lang}>
          {notes.words}
        </p>
      )}
      {scenario.source === undefined ? null : <p class="story-source">{fill(text.from, scenario.source)}</p>}
      {hasAnswer && stopped === undefined ? <p class="story-end">✓ {text.endsAsTold}</p> : null}
    </div>
  );
}
