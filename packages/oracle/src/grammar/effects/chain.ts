import type { Effect, PlayerRef } from "@obverse/core";
import type { Reader } from "../reader.ts";
import { scopeWith } from "../references.ts";
import { substituteX } from "../substitute.ts";
import { effectReplacement } from "./replacing.ts";
import { conditionWithCounters, statement } from "./sentence.ts";
import { clause } from "./statement.ts";

/** Reads clauses joined by “, then”, “and”, “, and” or commas. The player of one clause is understood in the next. */
export function chain(r: Reader): readonly Effect[] | undefined {
  const all: Effect[] = [];
  const slots = r.scope.slots.length;
  let subject: PlayerRef | undefined;
  const first = r.attempt((inner) => clause(inner, undefined));
  if (first === undefined) return undefined;
  all.push(...first.effects);
  subject = first.subject;
  for (;;) {
    const next = r.attempt((inner) => {
      const then = inner.eat(", then") || inner.eat("then") || inner.eat(", and then") || inner.eat("and then");
      if (!then && !(inner.eat(", and") || inner.eat("and") || inner.eat(","))) return undefined;
      const conditional =
        inner.attempt(thenIf) ?? (inner.word() === "if" ? inner.attempt(effectReplacement) : undefined);
      const read = conditional === undefined ? clause(inner, subject) : { effects: conditional, subject };
      return read === undefined ? undefined : { ...read, then };
    });
    if (next === undefined) return withX(r, all, slots);
    const last = all.at(-1);
    // “Exile it at end of combat, then return it …”: what comes then comes as late.
    if (next.then && last?.kind === "delayed" && last.trigger.kind === "step")
      all.splice(-1, 1, { ...last, body: { ...last.body, effect: [...last.body.effect, ...next.effects] } });
    else all.push(...next.effects);
    subject = next.subject;
  }
}

/** “…, then if you have seven or more cards in hand, discard two cards”. */
function thenIf(r: Reader): readonly Effect[] | undefined {
  if (!r.eat("if")) return undefined;
  const that = conditionWithCounters(r);
  if (that === undefined || !r.eat(",")) return undefined;
  const then = statement(r);
  return then === undefined ? undefined : [{ kind: "if", condition: that, then }];
}

/** “Where X is …” at the end of a sentence holds for all of it. */
function withX(r: Reader, effects: readonly Effect[], from: number): readonly Effect[] {
  const { xIs } = r.scope;
  if (xIs === undefined) return effects;
  const slots = r.scope.slots.map((slot, index) => (index < from ? slot : substituteX(slot, xIs)));
  r.scope = scopeWith(r.scope, { slots, xIs: undefined, xWas: xIs });
  return substituteX(effects, xIs);
}
