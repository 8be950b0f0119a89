import type { Scenario } from "@obverse/scenario";
import { effect } from "@preact/signals";
import { texts } from "../words/language.ts";
import { openStory } from "./open-story.ts";
import { line, linkTrouble } from "./store.ts";

const MARK = "#s=";

/** Whether the page's address holds a board. */
export const hasLink = (): boolean => location.hash.startsWith(MARK);

/** Opens the board that the address holds, at its end; `false`: it can't be read, and why is told. */
export async function openLink(): Promise<boolean> {
  const { readLink } = await import("@obverse/scenario/link");
  const read = readLink(location.hash);
  if (!read.ok) {
    linkTrouble.value = texts.value.linkBroken;
    return false;
  }
  const opened = await openStory(read.scenario, "end");
  if (!opened) linkTrouble.value = texts.value.linkBroken;
  return opened;
}

/** The board and all that was done, as a scenario. */
function scenarioNow(): Scenario | undefined {
  const current = line.value;
  const steps = current?.moments.at(-1)?.table.steps;
  return current === undefined || steps === undefined ? undefined : { ...current.scenario, steps };
}

/** Keeps the address in step with what is done, so that it can be shared and loaded again. */
export async function keepInAddress(): Promise<void> {
  const { linkOf } = await import("@obverse/scenario/link");
  let written = location.hash;
  let timer = 0;
  let isFirst = true;
  effect(() => {
    const scenario = scenarioNow();
    if (scenario === undefined) return;
    if (isFirst && !hasLink()) {
      isFirst = false;
      return;
    }
    isFirst = false;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      written = `#${linkOf(scenario)}`;
      if (location.hash !== written) history.replaceState(null, "", written);
    }, 200);
  });
  window.addEventListener("hashchange", () => {
    if (location.hash !== written && hasLink()) void openLink();
  });
}

/** Copies the link to the clipboard. */
export async function copyLink(): Promise<boolean> {
  const { linkOf } = await import("@obverse/scenario/link");
  const scenario = scenarioNow();
  if (scenario === undefined) return false;
  const address = new URL(location.href);
  address.hash = linkOf(scenario);
  history.replaceState(null, "", address.href);
  try {
    await navigator.clipboard.writeText(address.href);
    return true;
  } catch {
    return false;
  }
}
