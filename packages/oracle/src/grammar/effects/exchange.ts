import type { Selector } from "@obverse/core";
import { duration } from "../duration.ts";
import { withThing } from "../references.ts";
import { selector, single } from "../selector/selector.ts";
import type { VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “Exchange control of target creature you control and target creature an opponent controls” (701.12b). */
export const exchange: VerbReader = (r) => {
  if (!r.eat("control of")) return undefined;
  const pair = r.attempt((inner): readonly [Selector, Selector] | undefined => {
    const one = single(inner);
    if (one === undefined || one.number !== "one" || !inner.eat("and")) return undefined;
    const other = single(inner);
    if (other === undefined || other.number !== "one") return undefined;
    // “That creature” after it is the last one named.
    inner.scope = withThing(inner.scope, other);
    return [one.act, other.act];
  });
  const both = pair === undefined ? selector(r) : undefined;
  // “Two target creatures”: the one slot is both.
  if (both !== undefined && both.act.kind !== "target") return undefined;
  const [what, other] = pair ?? (both === undefined ? [] : [both.act, both.act]);
  if (what === undefined || other === undefined) return undefined;
  const lasting = r.attempt(duration) ?? r.scope.lasting ?? { kind: "permanent" as const };
  return [instruct(r, { kind: "exchange-control", what, with: other, duration: lasting })];
};
