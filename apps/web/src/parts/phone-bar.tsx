import type { JSX } from "preact";
import { namesNow } from "../state/naming.ts";
import { at, line, moment, selected, stepBy } from "../state/store.ts";
import { toldAt } from "../timeline/told.ts";
import { fill, texts } from "../words/language.ts";

/** On narrow screens: stepping through the story, what happened last, and the way to the chosen card, always at hand. */
export function PhoneBar(): JSX.Element | null {
  const text = texts.value;
  const now = moment.value;
  const current = line.value;
  if (now === undefined || current === undefined) return null;
  const last = current.moments.length - 1;
  const told = toldAt(now, at.value.event);
  const id = selected.value;
  return (
    <div class="phone-bar">
      <button
        type="button"
        class="small"
        aria-label={text.previous}
        disabled={at.value.moment === 0}
        onClick={() => stepBy(-1)}
      >
        ←
      </button>
      <span class="phone-told">{told ?? fill(text.position, at.value.moment, last)}</span>
      {id === undefined ? null : (
        <button
          type="button"
          class="phone-card"
          aria-label={fill(text.select, namesNow(now.state).object(id))}
          onClick={toInspector}
        >
          ↓
        </button>
      )}
      <button
        type="button"
        class="small"
        aria-label={text.next}
        disabled={at.value.moment === last && at.value.event >= now.events.length - 1}
        onClick={() => stepBy(1)}
      >
        →
      </button>
    </div>
  );
}

function toInspector(): void {
  document.getElementById("inspector")?.scrollIntoView({ block: "start" });
}
