import type { Effect, Filter, Selector } from "@obverse/core";
import { amount } from "../amount.ts";
import { copyExceptions } from "../copy-exceptions.ts";
import { objectReference } from "../selector/reference.ts";
import { selector } from "../selector/selector.ts";
import { type VerbReader, whoField } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “Copy target instant spell”, “copy that ability”, “copy it twice” (707.10). */
export const copy: VerbReader = (r, who) => {
  const what = selector(r);
  if (what === undefined) return undefined;
  const count = r.eat("twice")
    ? 2
    : r.attempt((inner) => {
        const times = amount(inner);
        return times !== undefined && inner.eat("times") ? times : undefined;
      });
  const exceptions = copyExceptions(r);
  if (exceptions === "unreadable") {
    return undefined;
  }
  const effect: Effect = {
    kind: "copy-spell",
    what: what.act,
    ...(count === undefined ? {} : { count }),
    ...(exceptions === undefined ? {} : { exceptions }),
    ...whoField(who),
  };
  return [
    instruct(r, effect, {
      made: { nouns: ["copy", "spell", "ability"], number: count === undefined ? "one" : "many" },
    }),
  ];
};

/** “Another creature” than the object itself: the spell whose target is changed is none. */
function otherThanSelf(filter: Filter, spell: Selector): Filter {
  if (filter.kind === "all" || filter.kind === "any")
    return { ...filter, of: filter.of.map((part) => otherThanSelf(part, spell)) };
  const isSpell =
    filter.kind === "not" && filter.of.kind === "is" && JSON.stringify(filter.of.what) === JSON.stringify(spell);
  return isSpell ? { kind: "not", of: { kind: "is", what: { kind: "self" } } } : filter;
}

/** “Change the target of target spell with a single target”, “change that spell's target to another creature”. */
export const change: VerbReader = (r) => {
  if (r.eat("the target of")) {
    const what = selector(r);
    const to =
      what === undefined ? undefined : r.attempt((inner) => (inner.eat("to") ? objectReference(inner) : undefined));
    if (what === undefined) return undefined;
    return [
      instruct(
        r,
        to === undefined
          ? { kind: "change-targets", what: what.act, mode: "change" }
          : { kind: "change-targets", what: what.act, mode: "to", to: to.act },
      ),
    ];
  }
  const what = possessiveObject(r);
  if (what === undefined || !r.eat("target to")) return undefined;
  const to = selector(r);
  if (to === undefined) return undefined;
  const field: { readonly to: Selector } | { readonly filter: Filter } =
    to.act.kind === "choose" ? { filter: otherThanSelf(to.act.filter, what) } : { to: to.act };
  return [instruct(r, { kind: "change-targets", what, mode: "to", ...field })];
};

import { possessiveObject } from "../player.ts";
