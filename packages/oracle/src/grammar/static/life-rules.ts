import type { StaticRule } from "@obverse/core";
import type { Reader } from "../reader.ts";

/** What holds for you and your life total: “your life total can't change and you gain protection from everything” (702.16j). */
export function lifeRules(r: Reader): readonly StaticRule[] | undefined {
  if (r.word() !== "your" && r.word() !== "you") return undefined;
  const who = { kind: "you" } as const;
  const found: StaticRule[] = [];
  for (;;) {
    if (r.eat("your life total can't change")) found.push({ kind: "fixed-life", who });
    else if (r.eat("you gain protection from everything") || r.eat("you have protection from everything"))
      found.push({ kind: "player-has", who, keyword: "protection" });
    else return undefined;
    if (!(r.sees("and you gain protection") && r.eat("and"))) return found;
  }
}
