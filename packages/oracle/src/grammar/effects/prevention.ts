import type { Duration, Filter, Replacement } from "@obverse/core";
import { amount } from "../amount.ts";
import { allOf, anyOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { objectReference } from "../selector/reference.ts";
import { target } from "../selector/target.ts";
import type { VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “Prevent all combat damage that would be dealt this turn by …”, “prevent the next 3 damage that would be dealt to any target this turn”. */
export const prevent: VerbReader = (r) => {
  const found = prevention(r);
  if (found === undefined) return undefined;
  const duration: Duration =
    found.thisTurn || r.scope.lasting !== undefined ? { kind: "end-of-turn" } : { kind: "permanent" };
  if (!found.thisTurn && r.scope.lasting === undefined) return undefined;
  return [instruct(r, { kind: "replace", replacement: found.replacement, duration })];
};

/** Reads the prevention itself, for effects and for static abilities. */
export function prevention(r: Reader): { readonly replacement: Replacement; readonly thisTurn: boolean } | undefined {
  let size: { readonly prevent: "all" } | { readonly shield: import("@obverse/core").Amount } | undefined;
  if (r.eat("all")) size = { prevent: "all" };
  else if (r.eat("the next")) {
    const worth = amount(r);
    if (worth === undefined) return undefined;
    size = { shield: worth };
  } else return undefined;
  const combat = r.eat("combat") ? { combat: true } : r.eat("noncombat") ? { combat: false } : {};
  if (!r.eat("damage")) return undefined;
  let to: Filter | undefined;
  let source: Filter | undefined;
  let thisTurn = false;
  if (!r.eat("that would be dealt")) {
    // “All combat damage non-Soldier creatures would deal this turn”.
    source = sourceFilter(r);
    if (source === undefined || !r.eat("would deal")) return undefined;
  }
  for (;;) {
    if (r.eat("this turn")) {
      thisTurn = true;
      continue;
    }
    const toward =
      to === undefined
        ? r.attempt((inner) =>
            inner.eat("to and dealt by") ? undefined : inner.eat("to") ? recipient(inner) : undefined,
          )
        : undefined;
    if (toward !== undefined) {
      to = toward;
      continue;
    }
    const by =
      source === undefined ? r.attempt((inner) => (inner.eat("by") ? sourceFilter(inner) : undefined)) : undefined;
    if (by === undefined) break;
    source = by;
  }
  return {
    replacement: {
      kind: "damage",
      ...(source === undefined ? {} : { source }),
      ...(to === undefined ? {} : { to }),
      ...combat,
      ...size,
    },
    thisTurn,
  };
}

/** To whom or what: “you”, “any target”, “creatures you control”, “you and creatures you control”. */
export function recipient(r: Reader): Filter | undefined {
  const parts: Filter[] = [];
  for (;;) {
    const part = r.oneOf<Filter>([
      (inner) => {
        const slot = target(inner);
        return slot === undefined ? undefined : { kind: "is", what: slot.act };
      },
      (inner) => {
        const found = objectReference(inner);
        return found === undefined ? undefined : { kind: "is", what: found.act };
      },
      (inner) => {
        const who = playerRef(inner);
        return who === undefined || /^('s|controls?|owns?)$/.test(inner.word()) ? undefined : { kind: "player", who };
      },
      (inner) => {
        inner.eatAny("a", "an");
        return nounPhrase(inner)?.filter;
      },
    ]);
    if (part === undefined) return undefined;
    parts.push(part);
    if (!(r.eat("and") || r.eat("or"))) return anyOf(parts);
  }
}

function sourceFilter(r: Reader): Filter | undefined {
  const object = r.attempt(objectReference);
  if (object !== undefined) return { kind: "is", what: object.act };
  const slot = r.attempt(target);
  if (slot !== undefined) return { kind: "is", what: slot.act };
  r.eatAny("a", "an");
  const found = nounPhrase(r);
  return found === undefined ? undefined : allOf([found.filter]);
}
