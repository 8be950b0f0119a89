import type { JSX } from "preact";
import { texts } from "../words/language.ts";
import type { Shown } from "./shown.ts";

/** The sign that tells which face is up: two leaves, the one that is up filled. */
export function FaceMark({ shown }: { readonly shown: Pick<Shown, "side" | "form"> }): JSX.Element | null {
  const text = texts.value;
  if (shown.form === "melded") return <Sign side="melded" label={text.melded} />;
  if (shown.side === undefined) return null;
  return <Sign side={shown.side} label={shown.side === "front" ? text.frontUp : text.backUp} />;
}

function Sign({ side, label }: { readonly side: "front" | "back" | "melded"; readonly label: string }): JSX.Element {
  return (
    <svg class={`face-mark face-mark-${side}`} viewBox="0 0 20 16" role="img" aria-label={label}>
      <rect class="leaf-front" x="1" y="1" width="8" height="14" rx="2" />
      <rect class="leaf-back" x="11" y="1" width="8" height="14" rx="2" />
    </svg>
  );
}
