import type { ObjectId, PlayerId } from "../../../model/ids.ts";
import type { Mana, ManaUse } from "../../../model/mana.ts";
import type { GameState } from "../../../model/state.ts";
import { matches } from "../../../query/evaluate.ts";
import { rulesInForce } from "../../../query/static-rules.ts";
import type { Leniency } from "./requirement.ts";

/** What mana is spent on (106.6). */
export type ManaPurpose =
  | { readonly kind: "cast"; readonly spell: ObjectId; readonly anyMana?: Exclude<Leniency, "none"> }
  /** `source` is the object whose ability it is. */
  | { readonly kind: "activate"; readonly source: ObjectId }
  | { readonly kind: "turn-face-up"; readonly via: "morph" | "disguise" | "manifested" }
  | { readonly kind: "unlock" }
  /** A special action with a card, by its keyword. */
  | { readonly kind: "special"; readonly action: string }
  | { readonly kind: "other" };

/** Whether some mana may be spent on this (106.6). */
export function maySpend(state: GameState, player: PlayerId, mana: Mana, purpose: ManaPurpose): boolean {
  return mana.only === undefined || mana.only.some((use) => allows(state, player, use, purpose));
}

function allows(state: GameState, player: PlayerId, use: ManaUse, purpose: ManaPurpose): boolean {
  switch (use.kind) {
    case "cast":
      return (
        purpose.kind === "cast" &&
        matches(state, { controller: player, source: purpose.spell }, use.filter, { object: purpose.spell })
      );
    case "all-but-cast":
      return (
        purpose.kind !== "cast" ||
        !matches(state, { controller: player, source: purpose.spell }, use.filter, { object: purpose.spell })
      );
    case "activate":
      return (
        purpose.kind === "activate" &&
        (use.filter === undefined ||
          matches(state, { controller: player, source: purpose.source }, use.filter, { object: purpose.source }))
      );
    case "turn-face-up":
      return purpose.kind === "turn-face-up" && (use.via === undefined || use.via.includes(purpose.via));
    case "unlock":
      return purpose.kind === "unlock";
    case "special":
      return purpose.kind === "special" && purpose.action === use.action;
  }
}

/** As which other kinds mana may be spent on this (118.14, 609.4b). */
export function leniencyFor(state: GameState, player: PlayerId, purpose: ManaPurpose): Leniency {
  if (purpose.kind === "cast" && purpose.anyMana !== undefined) return purpose.anyMana;
  const subject = purpose.kind === "cast" ? purpose.spell : purpose.kind === "activate" ? purpose.source : undefined;
  const rules = rulesInForce(state, "spend-as-any-color").filter(({ rule, context, players }) => {
    if (!players(rule.who).includes(player)) return false;
    return (
      rule.what === undefined || (subject !== undefined && matches(state, context, rule.what, { object: subject }))
    );
  });
  if (rules.some(({ rule }) => rule.type === true)) return "type";
  return rules.length > 0 ? "color" : "none";
}
