import type { Card, Face } from "../model/card.ts";
import type { CardObject } from "../model/object.ts";
import type { ObjectSetup } from "../model/set-up.ts";
import { meldResultOf } from "./definitions.ts";

/** The loyalty, defense and lore counters that a permanent of a set-up has: as given, else as the face that is up enters with (306.5b, 310.4b). */
export function startingCounters(
  object: CardObject,
  definitions: Readonly<Record<string, Card>>,
  spec: ObjectSetup,
): Readonly<Record<string, number>> {
  const [top] = object.components;
  const definition = top === undefined ? undefined : definitions[top.what.definition];
  const melded = object.components.length === 2 ? meldResultOf(definitions, definition) : undefined;
  const face =
    copiedFace(object, definitions) ??
    melded?.faces[0] ??
    (top?.face === "back" ? definition?.faces[1] : definition?.faces[0]);
  const loyalty = spec.loyalty ?? (object.faceDown === undefined ? face?.loyalty?.value : undefined);
  const defense = spec.defense ?? (object.faceDown === undefined ? face?.defense?.value : undefined);
  return { ...(loyalty === undefined ? {} : { loyalty }), ...(defense === undefined ? {} : { defense }) };
}

/** The face it entered as a copy of. Nothing: it copies no face. */
function copiedFace(object: CardObject, definitions: Readonly<Record<string, Card>>): Face | undefined {
  const source = object.permanent?.enteredAs;
  if (source?.kind !== "definition" && source?.kind !== "melded") return undefined;
  return definitions[source.definition]?.faces[source.kind === "definition" && source.face === "back" ? 1 : 0];
}
