import { screen } from "../state/store.ts";

const MARK = "obverse-has-cards";

/** Takes files that are dropped anywhere on the page; what reads them is fetched then. */
export function listenToDrops(): void {
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    screen.value = "cards";
    void import("./dropped.ts").then(({ takeFile }) => takeFile(file));
  });
}

/** Takes up cards of the person's own, where some were kept: what does that is fetched only then. */
export async function recall(): Promise<void> {
  if (!hasKept()) return;
  const { recallCards } = await import("./dropped.ts");
  await recallCards();
}

/** Remembers that cards are kept in this browser, or are no longer. */
export function markKept(kept: "kept" | "gone"): void {
  try {
    if (kept === "kept") localStorage.setItem(MARK, "1");
    else localStorage.removeItem(MARK);
  } catch {
    // Without a memory the cards are read again when they are dropped.
  }
}

function hasKept(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
