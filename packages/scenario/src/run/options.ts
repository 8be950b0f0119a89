import type { Decision } from "@obverse/core";
import { objectAt } from "./objects.ts";
import { boardOf, type Position } from "./position.ts";
import { describe } from "./references.ts";

/** The options of a decision as a scenario would write them, for the message that one must be chosen. */
export function optionsOf(position: Position, decision: Decision): unknown {
  const board = boardOf(position);
  const named = (id: number): string => {
    const object = objectAt(board, id as never); // an id from the decision
    return object === undefined ? `#${id}` : describe(board, position.things, object);
  };
  switch (decision.kind) {
    case "pick":
    case "target":
      return {
        [decision.kind]: decision.from.map((ref) => ("object" in ref ? named(ref.object) : ref.player)),
        min: decision.min,
        max: decision.max,
      };
    case "order":
      return { order: decision.items.map((item) => named(item.object)) };
    case "mode":
      return { mode: decision.legal.map((mode) => mode + 1), min: decision.min, max: decision.max };
    case "number":
      return { number: `${decision.min}–${decision.max}` };
    case "divide":
      return {
        divide: decision.among.map((ref) => ("object" in ref ? named(ref.object) : ref.player)),
        total: decision.total,
      };
    case "replace":
      return {
        replace: decision.options.map((option) => (option.source === undefined ? option.code : named(option.source))),
      };
    case "attackers":
      return { pick: decision.options.map((option) => named(option.attacker)) };
    case "blockers":
      return { pick: decision.options.map((option) => named(option.blocker)) };
    case "face":
    case "color":
    case "type":
    case "position":
      return { [decision.kind]: decision.options };
    default:
      return { [decision.kind]: [] };
  }
}
