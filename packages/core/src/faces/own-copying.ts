import type { CopyExceptions } from "../ability/modification.ts";
import type { Card } from "../model/card.ts";
import type { CardObject } from "../model/object.ts";

/** What an object's own ability to enter as a copy leaves out or adds (707.9a), for one that a set-up says entered as a copy. Nothing: no such ability, or all is copied. */
export function ownCopyExceptions(
  object: CardObject,
  definitions: Readonly<Record<string, Card>>,
): CopyExceptions | undefined {
  const [top] = object.components;
  const definition = top === undefined ? undefined : definitions[top.what.definition];
  const face = top?.face === "back" ? definition?.faces[1] : definition?.faces[0];
  for (const ability of face?.abilities ?? [])
    if (
      ability.kind === "replacement" &&
      ability.replacement.kind === "enters" &&
      ability.replacement.copy !== undefined
    )
      return ability.replacement.copy.exceptions;
  return undefined;
}
