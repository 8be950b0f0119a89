import type { ObjectId } from "@obverse/core";
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { viewer } from "../state/store.ts";

/** Shows the turn of a card: the face it had goes away behind the one that comes up. Only the one that is up is there for assistive technology. */
export function Turning({
  turnKey,
  object,
  children,
}: {
  readonly turnKey: string;
  readonly object: ObjectId;
  readonly children: ComponentChildren;
}): JSX.Element {
  const shown = useRef({ turnKey, object, viewer: viewer.value, children });
  const [leaving, setLeaving] = useState<{ readonly children: ComponentChildren; readonly turn: number } | undefined>(
    undefined,
  );
  const turns = useRef(0);
  const before = shown.current;
  const isTurn = before.turnKey !== turnKey && before.object === object && before.viewer === viewer.value;
  useLayoutEffect(() => {
    shown.current = { turnKey, object, viewer: viewer.value, children };
    if (isTurn) {
      turns.current += 1;
      setLeaving({ children: before.children, turn: turns.current });
    } else if (before.viewer !== viewer.value || before.object !== object) setLeaving(undefined);
  });
  return (
    <span class={leaving === undefined ? "turner" : "turner is-turning"} key={leaving?.turn ?? 0}>
      <span class="turner-up" onAnimationEnd={() => setLeaving(undefined)}>
        {children}
      </span>
      {leaving === undefined ? null : (
        <span class="turner-gone" aria-hidden="true">
          {leaving.children}
        </span>
      )}
    </span>
  );
}
