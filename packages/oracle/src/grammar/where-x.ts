import type { Amount } from "@obverse/core";
import { amount } from "./amount.ts";
import type { Reader } from "./reader.ts";
import { scopeWith } from "./references.ts";

/** Reads “, where X is …”. */
export function whereX(r: Reader): Amount | undefined {
  if (!r.contains("where")) return undefined;
  return r.attempt((inner) => {
    inner.eat(",");
    const x = inner.eat("where x is") ? amount(inner) : undefined;
    if (x !== undefined) inner.scope = scopeWith(inner.scope, { xIs: x });
    return x;
  });
}
