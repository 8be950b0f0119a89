import type { JSX } from "preact";
import { fill, texts } from "../words/language.ts";
import { fileNews, forgetCards, keptCards, takeFile } from "./dropped.ts";

/** Where files of card data are dropped or chosen. */
export function FilePanel(): JSX.Element {
  const text = texts.value;
  return (
    <section class="panel files" aria-label={text.files}>
      <h3>{text.files}</h3>
      <p class="quiet">{text.dropHint}</p>
      <label class="file-choice">
        <span>{text.chooseFile}</span>
        <input
          type="file"
          accept=".json,.jsonl,.ndjson,.gz,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) void takeFile(file);
          }}
        />
      </label>
      <FileTold />
      {keptCards.value === 0 ? null : (
        <p class="confirm">
          <span>{fill(text.filesKept, keptCards.value)}</span>
          <button type="button" onClick={() => void forgetCards()}>
            {text.forget}
          </button>
        </p>
      )}
    </section>
  );
}

function FileTold(): JSX.Element {
  const text = texts.value;
  const news = fileNews.value;
  const words =
    news === undefined
      ? ""
      : news.kind === "reading"
        ? fill(text.fileReading, news.file, Math.floor(news.share * 100))
        : news.kind === "broken"
          ? fill(text.fileBroken, news.file)
          : fill(news.kind === "read" ? text.fileRead : text.fileCut, news.file, news.cards);
  return (
    <p role="status" class={news?.kind === "broken" ? "told" : words === "" ? "told is-empty" : "file-told"}>
      {words}
    </p>
  );
}
