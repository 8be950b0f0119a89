import { type GameState, type ObjectId, type ObjectView, objectAt } from "@obverse/core";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { late } from "../parts/late.tsx";
import { namesNow } from "../state/naming.ts";
import { moment, selected, viewer } from "../state/store.ts";
import { seenBy } from "../state/viewer.ts";
import { texts } from "../words/language.ts";
import { NowSheet } from "./now-sheet.tsx";

const FaceSheet = late(async () => (await import("./face-sheet.tsx")).FaceSheet);
const WhySheet = late(async () => (await import("./why-sheet.tsx")).WhySheet);

const TABS = ["now", "front", "back", "why"] as const;
type Tab = (typeof TABS)[number];

const tab = signal<Tab>("now");

/** What the chosen object is, what its faces say, and why it is so. */
export function Inspector(): JSX.Element {
  const text = texts.value;
  const now = moment.value;
  const object = now === undefined ? undefined : findView(now.state, selected.value);
  return (
    <section class="panel inspector" id="inspector" aria-label={text.inspector}>
      {now === undefined || object === undefined ? (
        <p class="quiet">{text.nothingSelected}</p>
      ) : (
        <>
          <h2>{namesNow(now.state).object(object.id)}</h2>
          <div role="tablist" class="tabs" aria-label={text.inspector} onKeyDown={moveTab}>
            {TABS.map((one) => (
              <button
                type="button"
                role="tab"
                key={one}
                id={`tab-${one}`}
                aria-selected={tab.value === one}
                aria-controls="tab-sheet"
                tabIndex={tab.value === one ? 0 : -1}
                onClick={() => {
                  tab.value = one;
                }}
              >
                {text[one]}
              </button>
            ))}
          </div>
          <div role="tabpanel" id="tab-sheet" aria-labelledby={`tab-${tab.value}`} class="sheet">
            <Sheet object={object} state={now.state} />
          </div>
        </>
      )}
    </section>
  );
}

function Sheet({ object, state }: { readonly object: ObjectView; readonly state: GameState }): JSX.Element {
  switch (tab.value) {
    case "now":
      return <NowSheet object={object} />;
    case "front":
    case "back":
      return <FaceSheet object={object} state={state} side={tab.value} />;
    case "why":
      return <WhySheet object={object} state={state} />;
  }
}

function moveTab(event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = TABS[(TABS.indexOf(tab.value) + step + TABS.length) % TABS.length] ?? "now";
  tab.value = next;
  document.getElementById(`tab-${next}`)?.focus();
}

/** The object as the viewer may know it; nothing where they may not even know that it is there. */
function findView(state: GameState, id: ObjectId | undefined): ObjectView | undefined {
  if (id === undefined || objectAt(state, id) === undefined) return undefined;
  const seen = seenBy(state, viewer.value);
  const all = [
    ...seen.battlefield,
    ...seen.stack,
    ...seen.exile,
    ...seen.command,
    ...seen.players.flatMap(({ hand, graveyard, library }) => [
      ...hand,
      ...graveyard,
      ...library.map(({ card }) => card),
    ]),
  ];
  return all.find((object) => object.id === id);
}
