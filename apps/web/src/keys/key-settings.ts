import { effect, signal } from "@preact/signals";

const KEPT = "obverse-single-keys";

/** Whether the list of keys is open. */
export const isHelpOpen = signal(false);
/** Whether single letters do something; they can be turned off (WCAG 2.1.4). */
export const singleKeys = signal(readKept());

effect(() => {
  try {
    localStorage.setItem(KEPT, singleKeys.value ? "on" : "off");
  } catch {
    // A browser that keeps nothing still has its keys.
  }
});

function readKept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== "off";
  } catch {
    return true;
  }
}
