import type { Body, Modal } from "@obverse/core";
import { numberOf } from "../../vocabulary/numbers.ts";
import { condition } from "../condition/condition.ts";
import { manaCost } from "../mana.ts";
import { Reader } from "../reader.ts";
import { body } from "./body.ts";

/** Reads “choose one —” and its modes (700.2). */
export function modal(r: Reader): Modal | undefined {
  if (!r.contains("•")) return undefined;
  const head = header(r);
  if (head === undefined) return undefined;
  const modes: Body[] = [];
  while (r.eat("•")) {
    const start = r.at;
    while (!r.atEnd && r.word() !== "•") r.at += 1;
    const slots = r.scope.slots.length;
    const inner = new Reader(r.tokens.slice(start, r.at), r.source, r.scope, r.progress);
    const mode = modeBody(inner);
    if (mode === undefined || slots !== r.scope.slots.length) return undefined;
    modes.push(mode);
  }
  return modes.length === 0 ? undefined : { ...head, modes };
}

/** A mode, with a cost of its own (spree) or a name in front of it. */
function modeBody(r: Reader): Body | undefined {
  const named = r.tokens.findIndex(
    (token, index) => token.word === "—" && index < 6 && !/^(when|choose)$/.test(r.tokens[0]?.word ?? ""),
  );
  if (
    named > 0 &&
    r.tokens.slice(0, named).every((token) => token.kind === "word" || token.word === ",") &&
    !/[.]/.test(r.textFrom(0, named))
  )
    r.at = named + 1;
  const price = r.eat("+") ? manaCost(r) : undefined;
  if (price !== undefined && !r.eat("—")) return undefined;
  const mode = body(r);
  if (mode === undefined) return undefined;
  return price === undefined ? mode : { ...mode, cost: [{ kind: "mana", mana: price }] };
}

function header(r: Reader): Omit<Modal, "modes"> | undefined {
  if (!r.eat("choose")) return undefined;
  const range = r.eat("one or both")
    ? { min: 1, max: 2 }
    : r.eat("one or more")
      ? { min: 1, max: "any" as const }
      : r.eat("any number")
        ? { min: 0, max: "any" as const }
        : r.attempt((inner) => {
            const upTo = inner.eat("up to");
            const count = numberOf(inner.word());
            inner.at += 1;
            return count === undefined ? undefined : { min: upTo ? 0 : count, max: count };
          });
  if (range === undefined) return undefined;
  const unchosen = r.eat("that hasn't been chosen this turn")
    ? { unchosen: "turn" as const }
    : r.eat("that hasn't been chosen")
      ? { unchosen: "game" as const }
      : {};
  const repeat =
    r.eat(". you may choose the same mode more than once .") || r.eat(". you may choose the same mode more than once")
      ? { repeat: true as const }
      : {};
  const instead = r.attempt(otherwise);
  const stopped = "repeat" in repeat || instead !== undefined;
  if (!(r.eat("—") || (stopped && (r.word() === "•" || r.eat("\n"))))) return undefined;
  while (r.eat("\n"));
  return r.word() === "•"
    ? { ...range, ...repeat, ...(instead === undefined ? {} : { instead }), ...unchosen }
    : undefined;
}

/** “. If you control a commander as you cast this spell, you may choose both instead.” */
function otherwise(r: Reader): Modal["instead"] {
  if (!r.eat(".") || !r.eat("if")) return undefined;
  const when = condition(r);
  if (when === undefined) return undefined;
  r.eat("as you cast this spell");
  if (!r.eat(",")) return undefined;
  const may = r.eat("you may choose");
  if (!may && !r.eat("choose")) return undefined;
  const many =
    r.eat("both") || r.eat("two")
      ? { min: may ? 1 : 2, max: 2 }
      : r.eat("any number")
        ? { min: 0, max: "any" as const }
        : r.eat("one or more")
          ? { min: 1, max: "any" as const }
          : undefined;
  if (many === undefined) return undefined;
  r.eat("instead");
  return r.eat(".") ? { if: when, ...many } : undefined;
}
