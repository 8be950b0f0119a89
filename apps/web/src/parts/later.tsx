import { type Signal, signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Screen } from "../state/store.ts";
import { texts } from "../words/language.ts";

type Late = Exclude<Screen, "board">;

const PAGES: Readonly<Record<Late, () => Promise<ComponentType>>> = {
  examples: async () => (await import("../gallery/gallery.tsx")).Gallery,
  cards: async () => (await import("../cards/card-page.tsx")).CardPage,
  "set-up": async () => (await import("../setup/editor.tsx")).Editor,
};

const here: Readonly<Record<Late, Signal<{ readonly page: ComponentType } | undefined>>> = {
  examples: signal(undefined),
  cards: signal(undefined),
  "set-up": signal(undefined),
};

/** A screen that is fetched when it is first opened. */
export function Later({ screen }: { readonly screen: Late }): JSX.Element {
  const found = here[screen];
  useEffect(() => {
    if (found.value === undefined)
      void PAGES[screen]().then((page) => {
        found.value = { page };
      });
  }, [screen]);
  const Page = found.value?.page;
  return Page === undefined ? <p class="quiet loading">{texts.value.loading}</p> : <Page />;
}
