import { sayRefusal } from "@obverse/messages";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { late } from "../parts/late.tsx";
import type { Moment } from "../state/line.ts";
import { sentences } from "../state/loaded.ts";
import { namesNow } from "../state/naming.ts";
import { at, goTo, line, stepBy, viewer } from "../state/store.ts";
import { fill, texts } from "../words/language.ts";
import { doneWords } from "./done-words.ts";
import { RuleNumbers } from "./rule-numbers.tsx";
import { reasonWords } from "./stopped-words.ts";
import { StoryHead } from "./story-head.tsx";
import { eventsTold, toldAt } from "./told.ts";

const EditionNote = late(async () => (await import("./edition-note.tsx")).EditionNote);
const LineList = late(async () => (await import("./line-list.tsx")).LineList);

/** The list can be scrolled with the keyboard. */
const SCROLLS = { tabIndex: 0 } as const;

/** All that was done and what happened, each event with its sentence and rules; the one shown is marked. */
export function Timeline(): JSX.Element | null {
  const text = texts.value;
  const current = line.value;
  const list = useRef<HTMLOListElement>(null);
  const here = at.value;
  useEffect(() => {
    list.current?.querySelector("[aria-current='step']")?.scrollIntoView({ block: "nearest" });
  }, [here]);
  if (current === undefined) return null;
  // What is still to come may tell a viewer what they can't know yet.
  const shown = viewer.value === "everyone" ? current.moments : current.moments.slice(0, here.moment + 1);
  return (
    <section class="panel timeline" aria-label={text.story}>
      <StoryHead />
      <EditionNote />
      <header class="timeline-head">
        <h3>{text.story}</h3>
        <Steps />
      </header>
      <ol class="moments" ref={list} {...SCROLLS} aria-label={text.story}>
        {shown.map((moment, index) => (
          <MomentItem key={`${current.id}-${index}`} moment={moment} index={index} />
        ))}
        {current.stopped === undefined || viewer.value !== "everyone" ? null : (
          <li class="moment stopped" role="note">
            {fill(text.stopped, reasonWords(current))}
          </li>
        )}
      </ol>
      {viewer.value === "everyone" ? <LineList /> : null}
      <div class="visually-hidden" aria-live="polite">
        <Announced />
      </div>
    </section>
  );
}

function Steps(): JSX.Element {
  const text = texts.value;
  const current = line.value;
  const last = (current?.moments.length ?? 1) - 1;
  const { moment, event } = at.value;
  const isStart = moment === 0;
  const isEnd = moment === last && event >= (current?.moments[last]?.events.length ?? 0) - 1;
  return (
    <div class="steps">
      <button type="button" class="small" aria-label={text.toStart} disabled={isStart} onClick={() => goTo(0)}>
        ⇤
      </button>
      <button type="button" class="small" aria-label={text.previous} disabled={isStart} onClick={() => stepBy(-1)}>
        ←
      </button>
      <span class="steps-place">{fill(text.position, moment, last)}</span>
      <button type="button" class="small" aria-label={text.next} disabled={isEnd} onClick={() => stepBy(1)}>
        →
      </button>
      <button type="button" class="small" aria-label={text.toEnd} disabled={isEnd} onClick={() => goTo(last)}>
        ⇥
      </button>
    </div>
  );
}

function MomentItem({ moment, index }: { readonly moment: Moment; readonly index: number }): JSX.Element | null {
  const text = texts.value;
  const here = at.value;
  const isHere = here.moment === index;
  const words = doneWords(moment, viewer.value);
  const sentencesHere = eventsTold(moment);
  return (
    <li class={isHere ? "moment is-here" : here.moment < index ? "moment is-later" : "moment"}>
      <button
        type="button"
        class="moment-done"
        aria-current={isHere && here.event < 0 ? "step" : undefined}
        onClick={() => goTo(index)}
      >
        {words}
      </button>
      {moment.refusal === undefined ? null : <RefusalLine moment={moment} />}
      {sentencesHere.length === 0 ? null : (
        <ol class="events">
          {sentencesHere.map(({ event, at: place, words: sentence }) => (
            <li key={place} class={isHere && here.event >= place ? "event is-told" : "event"}>
              <button
                type="button"
                aria-current={isHere && here.event === place ? "step" : undefined}
                onClick={() => {
                  at.value = { moment: index, event: place };
                }}
              >
                {sentence} <RuleNumbers rules={event.rules} edition={moment.state.edition} />
              </button>
            </li>
          ))}
        </ol>
      )}
      {(moment.done.kind === "effect" || moment.done.kind === "step") &&
      sentencesHere.length === 0 &&
      moment.refusal === undefined &&
      !isExpectation(moment) ? (
        <p class="quiet event">{text.nothingHappened}</p>
      ) : null}
    </li>
  );
}

function RefusalLine({ moment }: { readonly moment: Moment }): JSX.Element | null {
  const messages = sentences.value;
  if (moment.refusal === undefined || messages === undefined) return null;
  return (
    <p class="refused-line">
      {sayRefusal(moment.refusal, messages, namesNow(moment.state))}{" "}
      <RuleNumbers rules={moment.refusal.rules} edition={moment.state.edition} />
    </p>
  );
}

/** The event that is shown, told to who can't see it. */
function Announced(): JSX.Element | null {
  const now = line.value?.moments[at.value.moment];
  const told = now === undefined ? undefined : toldAt(now, at.value.event);
  return told === undefined ? null : <p>{told}</p>;
}

const isExpectation = ({ done }: Moment): boolean => done.kind === "step" && "expect" in done.step;
