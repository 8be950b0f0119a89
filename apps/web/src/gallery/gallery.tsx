import { isRuleKey } from "@obverse/core";
import { sayRule } from "@obverse/messages";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { sentences } from "../state/loaded.ts";
import { nameIn } from "../state/naming.ts";
import { openStory } from "../state/open-story.ts";
import { fill, language, texts } from "../words/language.ts";
import { type Example, examples, loadExamples } from "./examples.ts";
import { titleIn } from "./title.ts";
import "../style/screens.css";

const MOST = 60;

/** The gallery of examples, by topic; each opens as a story to step through. */
export function Gallery(): JSX.Element {
  const text = texts.value;
  const query = useSignal("");
  const topic = useSignal("first");
  useEffect(() => {
    void loadExamples();
  }, [sentences.value]);
  const all = examples.value ?? [];
  const words = query.value.trim().toLowerCase();
  const found =
    words === ""
      ? all.filter((example) => example.topic === topic.value)
      : all.filter((example) => textOf(example).includes(words));
  return (
    <div class="screen">
      <header class="screen-head">
        <h2>{text.galleryTitle}</h2>
        <p class="quiet">{text.galleryHint}</p>
        <label class="search">
          <span class="visually-hidden">{text.searchExamples}</span>
          <input
            type="search"
            data-search
            placeholder={text.searchExamples}
            value={query.value}
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
        </label>
      </header>
      <div class="gallery">
        <nav aria-label={text.topic} class="topics" onKeyDown={moveAmongTopics}>
          {topicsOf(all).map(({ name, count }) => (
            <button
              type="button"
              key={name}
              tabIndex={topic.value === name ? 0 : -1}
              aria-current={words === "" && topic.value === name ? "true" : undefined}
              onClick={() => {
                topic.value = name;
                query.value = "";
              }}
            >
              <span>{topicWords(name)}</span> <small>{count}</small>
            </button>
          ))}
        </nav>
        <ul class="examples" aria-live="polite">
          {found.slice(0, MOST).map(({ scenario }) => (
            <li key={scenario.id} class="example">
              <button type="button" onClick={() => void openStory(scenario, "start")}>
                <span class="example-title">
                  <Title scenario={scenario} />
                </span>
                <span class="rule-numbers">{scenario.rules.slice(0, 4).join("  ")}</span>
              </button>
            </li>
          ))}
          {found.length === 0 ? (
            <li class="quiet">{examples.value === undefined ? text.loading : text.noneFound}</li>
          ) : null}
          {found.length > MOST ? <li class="quiet">{fill(text.position, MOST, found.length)}</li> : null}
        </ul>
      </div>
    </div>
  );
}

/** The title of an example, marked where it is not in the language of the page. */
function Title({ scenario }: Pick<Example, "scenario">): JSX.Element {
  const { words, lang } = titleIn(scenario, language.value);
  return lang === language.value ? <span>{words}</span> : <span lang={lang}>{words}</span>;
}

/** There are hundreds of topics: one of them is a tab stop, and the arrow keys move from it. */
function moveAmongTopics(event: KeyboardEvent): void {
  const step =
    event.key === "ArrowDown" ? "nextElementSibling" : event.key === "ArrowUp" ? "previousElementSibling" : undefined;
  const next = step === undefined ? undefined : document.activeElement?.[step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function topicsOf(all: readonly Example[]): readonly { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { topic } of all) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

function topicWords(topic: string): string {
  if (topic === "first") return texts.value.startHere;
  const messages = sentences.value;
  const said = messages === undefined || !isRuleKey(topic) ? undefined : sayRule(topic, messages);
  return said === undefined ? topic : `${topic} ${said}`;
}

function textOf({ scenario }: Example): string {
  const { title, rules, players, id } = scenario;
  const cards = JSON.stringify(players ?? {});
  const names = [...cards.matchAll(/"([^"{}]+)"/g)].map(([, name]) => nameIn.value(name ?? ""));
  return [id, typeof title === "string" ? title : `${title.en ?? ""} ${title.ja ?? ""}`, ...rules, cards, ...names]
    .join(" ")
    .toLowerCase();
}
