import type { Cost } from "@obverse/core";
import { type Scope, withThing } from "../grammar/references.ts";

/** “The sacrificed creature”, “that creature” mean what the cost took. */
export function withCostThings(before: Scope, price: Cost): Scope {
  let scope = before;
  for (const part of price) {
    if (part.kind === "sacrifice" && part.what !== "self")
      scope = withThing(scope, {
        act: { kind: "bound", name: "cost" },
        read: { kind: "bound", name: "cost" },
        nouns: ["creature", "artifact", "enchantment", "permanent", "land", "card"],
        number: part.count === 1 ? "one" : "many",
      });
    if ((part.kind === "exile" || part.kind === "discard" || part.kind === "tap") && part.what !== "self")
      scope = withThing(scope, {
        act: { kind: "bound", name: "cost" },
        read: { kind: "bound", name: "cost" },
        nouns: ["card", "creature", "permanent"],
        number: part.count === 1 ? "one" : "many",
      });
  }
  const own = withThing(scope, { act: { kind: "self" }, read: { kind: "self" }, nouns: [], number: "one" });
  // “Unattach ~: It deals 3 damage …”: what was unattached does.
  const unattached = price.find((part) => part.kind === "unattach");
  return unattached === undefined
    ? own
    : withThing(own, { act: unattached.what, read: unattached.what, nouns: ["equipment", "permanent"], number: "one" });
}
