import { type GameState, numbersIn } from "@obverse/core";
import { sayRefusal } from "@obverse/messages";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { late } from "../parts/late.tsx";
import { play, sentences } from "../state/loaded.ts";
import { namesNow } from "../state/naming.ts";
import { at, decision, line, moment, table, trouble, viewer } from "../state/store.ts";
import { playsFor } from "../state/viewer.ts";
import { fill, texts } from "../words/language.ts";
import { ActionList } from "./action-list.tsx";

const DecisionForm = late(async () => (await import("./decision-form.tsx")).DecisionForm);
const Tools = late(async () => (await import("./tools.tsx")).Tools);

/** What can be done now: the open decision, or the actions of whoever has priority. */
export function ActionPanel(): JSX.Element | null {
  const text = texts.value;
  const now = moment.value;
  const open = decision.value;
  const isPainted = useAfterPaint(now);
  if (now === undefined) return null;
  const isMine = open !== undefined && playsFor(viewer.value, open.player);
  const atEnd = line.value !== undefined && at.value.moment === line.value.moments.length - 1;
  return (
    <section
      class={open !== undefined && isMine && open.kind !== "priority" ? "panel actions is-pressing" : "panel actions"}
      aria-label={text.actions}
      data-end={atEnd}
    >
      <Told />
      {open === undefined ? null : !isMine ? (
        <p class="quiet">{fill(text.waitingFor, open.player)}</p>
      ) : open.kind === "priority" ? (
        isPainted && open.player !== "nature" ? (
          <>
            <Tools state={now.state} />
            <ActionList state={tableState() ?? now.state} player={open.player} />
          </>
        ) : (
          <p class="quiet">…</p>
        )
      ) : (
        <DecisionForm decision={open} />
      )}
    </section>
  );
}

/** What went wrong last. */
function Told(): JSX.Element {
  const found = trouble.value;
  const now = moment.value;
  const messages = sentences.value;
  if (found === undefined || now === undefined) return <div role="alert" class="told is-empty" />;
  if (found.kind === "text" || messages === undefined)
    return (
      <div role="alert" class="told">
        {found.kind === "text" ? found.text : found.refusal.code}
      </div>
    );
  return (
    <div role="alert" class="told">
      {sayRefusal(found.refusal, messages, namesNow(now.state))}{" "}
      <span class="rule-numbers">{numbersIn(found.refusal.rules, now.state.edition).join(", ")}</span>
    </div>
  );
}

/** The state that the actions are tried in: begun. */
function tableState(): GameState | undefined {
  return table.value === undefined ? undefined : play.value?.stateOf(table.value);
}

/** Whether a new board is on the screen already: what takes longer to find out waits for that. */
function useAfterPaint(of: unknown): boolean {
  const [painted, setPainted] = useState<unknown>(undefined);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setPainted(of), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [of]);
  return painted === of;
}
