import { turnTool } from "../actions/tools.tsx";
import {
  at,
  decision,
  goTo,
  makeHappen,
  moment,
  screen,
  selected,
  stepBy,
  takeAction,
  viewer,
} from "../state/store.ts";
import { playsFor, type Viewer } from "../state/viewer.ts";
import { isHelpOpen, singleKeys } from "./key-settings.ts";

/** What a key does, and its name in the list. */
export interface Key {
  readonly keys: readonly string[];
  readonly text:
    | "keyNext"
    | "keyPrevious"
    | "keyStart"
    | "keyEnd"
    | "keyUndo"
    | "keyRedo"
    | "keyPass"
    | "keyTransform"
    | "keyMove"
    | "keyViewer"
    | "keyBoard"
    | "keyGallery"
    | "keyCards"
    | "keySetUp"
    | "keySearch"
    | "keyHelp";
  readonly run: (key: string) => void;
}

/** All keys, in the order of the list. */
export const KEYS: readonly Key[] = [
  { keys: ["ArrowRight"], text: "keyNext", run: () => stepBy(1) },
  { keys: ["ArrowLeft"], text: "keyPrevious", run: () => stepBy(-1) },
  { keys: ["Home"], text: "keyStart", run: () => goTo(0) },
  { keys: ["End"], text: "keyEnd", run: () => goTo(Number.MAX_SAFE_INTEGER) },
  { keys: ["u"], text: "keyUndo", run: () => goTo(at.value.moment - 1) },
  { keys: ["r"], text: "keyRedo", run: () => goTo(at.value.moment + 1) },
  { keys: ["p"], text: "keyPass", run: pass },
  { keys: ["t"], text: "keyTransform", run: turn },
  { keys: ["ArrowDown", "ArrowUp"], text: "keyMove", run: (key) => moveFocus(key === "ArrowDown" ? 1 : -1) },
  { keys: ["v"], text: "keyViewer", run: nextViewer },
  { keys: ["b"], text: "keyBoard", run: () => go("board") },
  { keys: ["e"], text: "keyGallery", run: () => go("examples") },
  { keys: ["c"], text: "keyCards", run: () => go("cards") },
  { keys: ["s"], text: "keySetUp", run: () => go("set-up") },
  { keys: ["/"], text: "keySearch", run: () => document.querySelector<HTMLElement>("[data-search]")?.focus() },
  {
    keys: ["?"],
    text: "keyHelp",
    run: () => {
      isHelpOpen.value = !isHelpOpen.value;
    },
  },
];

/** Listens to the keys of the page. */
export function listenToKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey || (event.ctrlKey && event.key !== "z" && event.key !== "y")) return;
    if (isTyping(event.target) || (isHelpOpen.value && event.key !== "?")) return;
    if (event.ctrlKey) {
      event.preventDefault();
      goTo(at.value.moment + (event.key === "z" ? -1 : 1));
      return;
    }
    const found = KEYS.find(({ keys }) => keys.includes(event.key));
    if (found === undefined || (event.key.length === 1 && !singleKeys.value && event.key !== "?")) return;
    event.preventDefault();
    found.run(event.key);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, select, textarea, [role='tablist']") !== null;
}

function pass(): void {
  const open = decision.value;
  if (open?.kind === "priority" && playsFor(viewer.value, open.player)) takeAction({ kind: "pass" });
}

function turn(): void {
  const now = moment.value;
  const id = selected.value;
  const tool = now === undefined || id === undefined ? undefined : turnTool(now.state, id);
  if (tool !== undefined) makeHappen(tool.effect);
}

function moveFocus(direction: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  const here = cards.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (direction === 1 ? 0 : cards.length - 1) : (here + direction + cards.length) % cards.length;
  cards[next]?.focus();
}

function nextViewer(): void {
  const all: readonly Viewer[] = ["everyone", ...(moment.value?.state.players.map(({ id }) => id) ?? []), "spectator"];
  viewer.value = all[(all.indexOf(viewer.value) + 1) % all.length] ?? "everyone";
}

function go(to: typeof screen.value): void {
  screen.value = to;
}
