import type { Effect } from "@obverse/core";
import type { Reader } from "../reader.ts";
import { chain } from "./chain.ts";

/**
 * “Excess damage is dealt to that creature's controller instead”, “if excess damage would be dealt to that creature this way, instead that
 * damage is dealt to that creature's controller and …” (120.4a), of the damage that the sentence before deals to one thing.
 */
export function excessElsewhere(r: Reader, last: Effect): Effect | undefined {
  if (last.kind !== "damage" || last.to === undefined || last.excess !== undefined || last.further !== undefined)
    return undefined;
  const whose = { kind: "controller", of: last.to } as const;
  if (r.eat("excess damage is dealt to that creature 's controller instead"))
    return { ...last, excess: { toPlayers: whose } };
  if (
    !r.eat(
      "if excess damage would be dealt to that creature this way , instead that damage is dealt to that creature 's controller",
    )
  )
    return undefined;
  const also = r.attempt((inner) => {
    if (!inner.eat("and")) return undefined;
    inner.eat("you");
    return chain(inner);
  });
  return { ...last, excess: { toPlayers: whose, ...(also === undefined ? {} : { also }) } };
}
