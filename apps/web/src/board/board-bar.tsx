import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { copyLink } from "../state/links.ts";
import { at, decision, goTo, line, makeHappen, moment, resolveTop, viewer } from "../state/store.ts";
import { texts } from "../words/language.ts";

/** What can be done with the whole board: undo, redo, let the stack resolve, change day and night, share. */
export function BoardBar(): JSX.Element | null {
  const text = texts.value;
  const told = useSignal("");
  const now = moment.value;
  const current = line.value;
  if (now === undefined || current === undefined) return null;
  const share = async (): Promise<void> => {
    told.value = (await copyLink()) ? text.shared : text.copyFailed;
  };
  const mayMake = viewer.value === "everyone" && decision.value?.kind === "priority";
  return (
    <div class="board-bar">
      <button type="button" disabled={at.value.moment === 0} onClick={() => goTo(at.value.moment - 1)}>
        ↶ {text.undo}
      </button>
      <button
        type="button"
        disabled={at.value.moment === current.moments.length - 1}
        onClick={() => goTo(at.value.moment + 1)}
      >
        ↷ {text.redo}
      </button>
      {mayMake && now.state.stack.length > 0 ? (
        <button type="button" onClick={resolveTop}>
          {text.resolveTop}
        </button>
      ) : null}
      {mayMake && now.state.day !== "day" ? (
        <button type="button" onClick={() => makeHappen({ setDay: "day" })}>
          {text.makeDay}
        </button>
      ) : null}
      {mayMake && now.state.day !== "night" ? (
        <button type="button" onClick={() => makeHappen({ setDay: "night" })}>
          {text.makeNight}
        </button>
      ) : null}
      <button type="button" class="share" onClick={() => void share()} title={text.linkHolds}>
        {text.share}
      </button>
      <p class="shared" role="status">
        {told.value}
      </p>
    </div>
  );
}
