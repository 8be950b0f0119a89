import { signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";

const loaders: (() => Promise<void>)[] = [];

/** A component that is not part of the first load: it comes when it is first shown, or when the page has nothing else to fetch. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const here = signal<{ readonly Part: ComponentType<P> } | undefined>(undefined);
  let coming: Promise<void> | undefined;
  const fetchIt = (): Promise<void> => {
    coming ??= load().then((Part) => {
      here.value = { Part };
    });
    return coming;
  };
  loaders.push(fetchIt);
  return function Late(props: P): JSX.Element | null {
    useEffect(() => {
      void fetchIt();
    }, []);
    const found = here.value;
    return found === undefined ? null : <found.Part {...props} />;
  };
}

/** Fetches all that is late, once the board is there. */
export async function fetchLate(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}
