import { type Ability, COST_KEYWORDS, type Modification } from "@obverse/core";
import { abilityList } from "../../keywords/ability-list.ts";
import { keywordName } from "../keyword-name.ts";
import type { Reader } from "../reader.ts";
import { withChoice } from "../references.ts";
import { objectReference } from "../selector/reference.ts";
import { single } from "../selector/selector.ts";

/** “Gains flying and haste”, “has ward {2}”, “has "{T}: …"”. */
export function gaining(r: Reader): readonly Modification[] | undefined {
  if (!(r.eat("gains") || r.eat("gain") || r.eat("has") || r.eat("have"))) return undefined;
  if (r.eat("all creature types")) return [{ kind: "add-creature-types", which: "all" }];
  if (r.eat("protection from the color of your choice")) {
    r.scope = withChoice(r.scope, "color");
    return [{ kind: "gain-protection-chosen", what: "color" }];
  }
  if (r.eat("protection from the chosen color")) return [{ kind: "gain-protection-chosen", what: "color" }];
  if (r.eat("protection from the chosen player")) return [{ kind: "gain-protection-chosen", what: "player" }];
  const shared = r.attempt(valuesOf);
  if (shared !== undefined) return shared;
  if (r.eat("each activated ability of")) {
    const of = objectReference(r);
    return of === undefined ? undefined : [{ kind: "gain-abilities-of", of: of.act, form: "activated" }];
  }
  if (r.eat("all activated abilities of") || r.eat("the activated abilities of")) {
    const of = single(r);
    return of === undefined ? undefined : [{ kind: "gain-abilities-of", of: of.act, form: "activated" }];
  }
  const priced = r.attempt(pricedAfterwards);
  if (priced !== undefined) return priced;
  const abilities: readonly Ability[] | undefined = abilityList(r);
  return abilities === undefined ? undefined : [{ kind: "gain", abilities }];
}

/** “Gains flashback”, where a later sentence says that the flashback cost is equal to its mana cost. */
function pricedAfterwards(r: Reader): readonly Modification[] | undefined {
  const name = keywordName(r);
  const known = COST_KEYWORDS.find((one) => one === name);
  if (known === undefined || !hasPriceSentence(r, known)) return undefined;
  return [
    { kind: "gain", abilities: [{ kind: "keyword", keyword: { name: known, cost: [{ kind: "own-mana-cost" }] } }] },
  ];
}

/** Whether the words go on to “. The flashback cost is equal to its mana cost”. */
function hasPriceSentence(r: Reader, name: string): boolean {
  const words = r.tokens.slice(r.at).map(({ word }) => word);
  const start = words.indexOf(".") + 1;
  return start > 0 && words.slice(start, start + 6).join(" ") === `the ${name} cost is equal to`;
}

/** “Has the power, toughness, and creature types of the last creature card exiled with it”. */
function valuesOf(r: Reader): readonly Modification[] | undefined {
  if (!r.eat("the power , toughness , and creature types of the last creature card exiled with")) return undefined;
  if (objectReference(r) === undefined) return undefined;
  const of = { kind: "linked", link: "exiled-with", filter: { kind: "type", type: "creature" }, last: true } as const;
  return [
    { kind: "creature-types-of", of },
    {
      kind: "set-power-toughness",
      power: { kind: "number-of", what: "power", of },
      toughness: { kind: "number-of", what: "toughness", of },
    },
  ];
}
