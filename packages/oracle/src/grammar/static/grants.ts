import type { StaticRule, Zone } from "@obverse/core";
import { COST_KEYWORDS } from "@obverse/core";
import { keyword } from "../../keywords/keyword.ts";
import { ordinalOf } from "../../vocabulary/numbers.ts";
import { cost } from "../cost.ts";
import { keywordName } from "../keyword-name.ts";
import { manaCost } from "../mana.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { castBy } from "./costs.ts";

/** Keywords of cards that aren't on the battlefield: “each nonland card in your hand has foretell”, “spells you cast have cascade”. */
export function grantRules(r: Reader): readonly StaticRule[] | undefined {
  if (!r.contains("has") && !r.contains("have")) return undefined;
  return r.oneOf<readonly StaticRule[]>([ofTopCard, ofCards, ofSpells]);
}

type Granted = Extract<StaticRule, { readonly kind: "grant-outside" }>["keyword"];

/** “The top card of your library has plot. The plot cost is equal to its mana cost.” */
function ofTopCard(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("the top card of your library")) return undefined;
  const keyword = grantedKeyword(r);
  return keyword === undefined
    ? undefined
    : [
        {
          kind: "grant-outside",
          who: { kind: "you" },
          what: { kind: "all", of: [] },
          zone: "library",
          keyword,
          position: "top",
        },
      ];
}

function ofCards(r: Reader): readonly StaticRule[] | undefined {
  r.eat("each");
  const phrase = nounPhrase(r);
  if (phrase?.zone === undefined || typeof phrase.zone !== "string" || phrase.zone === "battlefield") return undefined;
  const granted = grantedKeyword(r);
  return granted === undefined
    ? undefined
    : [
        {
          kind: "grant-outside",
          who: phrase.of ?? { kind: "you" },
          what: phrase.filter,
          zone: phrase.zone,
          keyword: granted,
        },
      ];
}

function ofSpells(r: Reader): readonly StaticRule[] | undefined {
  const nth = r.attempt((inner) => {
    if (!inner.eat("the")) return undefined;
    const ordinal = ordinalOf(inner.word());
    inner.at += 1;
    return ordinal;
  });
  r.eat("each");
  const spells = castBy(r);
  if (spells?.who === undefined) return undefined;
  const zones: readonly Zone[] | undefined = castZone(spells.what);
  if (nth !== undefined && !r.eat("each turn")) return undefined;
  const granted = grantedKeyword(r);
  if (granted === undefined) return undefined;
  const what = withoutZone(spells.what);
  return [
    {
      kind: "grant-outside",
      who: spells.who,
      what,
      zone: "stack",
      keyword: granted,
      ...(nth === undefined ? {} : { nth }),
      ...(zones === undefined ? {} : { from: zones }),
    },
  ];
}

import type { Filter } from "@obverse/core";
import { allOf } from "../noun/canonical.ts";

function castZone(filter: Filter): readonly Zone[] | undefined {
  const found = (filter.kind === "all" ? filter.of : [filter]).find((part) => part.kind === "cast-from");
  return found?.kind === "cast-from" ? [found.zone] : undefined;
}

function withoutZone(filter: Filter): Filter {
  return filter.kind === "all" ? allOf(filter.of.filter((part) => part.kind !== "cast-from")) : filter;
}

/** The keyword, with its cost in the next sentence where it isn't given at once. */
function grantedKeyword(r: Reader): Granted | undefined {
  if (!(r.eat("has") || r.eat("have"))) return undefined;
  const plain = r.attempt((inner) => {
    const found = keyword(inner);
    return found?.length === 1 ? found[0] : undefined;
  });
  if (plain !== undefined) return plain;
  const name = keywordName(r);
  if (name === undefined || !(COST_KEYWORDS as readonly string[]).includes(name) || !r.eat(".")) return undefined;
  if (!(r.eat("its") || r.eat("the"))) return undefined;
  if (keywordName(r) !== name || !r.eat("cost is equal to")) return undefined;
  if (!(r.eat("its mana cost") || r.eat("the card 's mana cost") || r.eat("that card 's mana cost"))) return undefined;
  const reduced = r.attempt((inner) => {
    if (!inner.eat("reduced by")) return undefined;
    const mana = manaCost(inner);
    return mana?.length === 1 ? Number(mana[0]) : undefined;
  });
  const plus = r.attempt((inner) => (inner.eat("plus") ? cost(inner) : undefined));
  return {
    name,
    fromManaCost: true,
    ...(reduced === undefined ? {} : { reduced }),
    ...(plus === undefined ? {} : { plus }),
  };
}
