import { signal } from "@preact/signals";

/** How the page may look: as the system does, light or dark. */
export const LOOKS = ["auto", "light", "dark"] as const;
/** How the page looks. */
export type Look = (typeof LOOKS)[number];

const KEPT = "obverse-look";

/** How the page looks now. */
export const look = signal<Look>("auto");

/** Changes how the page looks, and keeps it for the next visit. */
export function chooseLook(wanted: Look): void {
  look.value = wanted;
  document.documentElement.dataset.look = wanted;
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // A browser that keeps nothing still shows the page.
  }
}

/** Takes up the look of the last visit. */
export function recallLook(): void {
  try {
    chooseLook(LOOKS.find((one) => one === localStorage.getItem(KEPT)) ?? "auto");
  } catch {
    chooseLook("auto");
  }
}
