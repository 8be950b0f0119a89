import type { StaticRule } from "@obverse/core";
import { ordinalOf } from "../../vocabulary/numbers.ts";
import { manaCost } from "../mana.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";

const YOU = { kind: "you" } as const;
const ANY = { kind: "all", of: [] } as const;

/** What special actions with cards cost, and when and from where they may be taken (116.2h, 116.2k). */
export function specialActionRules(r: Reader): readonly StaticRule[] | undefined {
  if (!r.contains("foretell") && !r.contains("foretelling") && !r.contains("plot") && !r.contains("plotting"))
    return undefined;
  return r.oneOf<readonly StaticRule[]>([ofCardsInHand, ofTheNth, fromTheTop]);
}

/** “Foretelling cards from your hand costs {1} less and can be done on any player's turn.” */
function ofCardsInHand(r: Reader): readonly StaticRule[] | undefined {
  const verb = r.eatAny("foretelling", "plotting");
  if (verb === undefined || !r.eat("cards from your hand costs")) return undefined;
  const keyword = verb === "foretelling" ? "foretell" : "plot";
  const [only, ...others] = manaCost(r) ?? [];
  if (only === undefined || others.length > 0 || !/^\d+$/.test(only)) return undefined;
  const way = r.eatAny("less", "more");
  if (way === undefined) return undefined;
  const change: StaticRule = {
    kind: "cost-change",
    of: "special",
    who: YOU,
    what: ANY,
    generic: Number(only),
    ...(way === "less" ? { less: true as const } : {}),
    keyword,
  };
  return r.eat("and can be done on any player 's turn")
    ? [change, { kind: "may-take-special-action", who: YOU, keyword, what: ANY, anyTurn: true }]
    : [change];
}

/** “The first card you foretell each turn costs {0} to foretell.” */
function ofTheNth(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("the")) return undefined;
  const nth = ordinalOf(r.word());
  r.at += 1;
  if (nth === undefined || !r.eat("card you foretell each turn costs")) return undefined;
  const [only, ...others] = manaCost(r) ?? [];
  if (only === undefined || others.length > 0 || !/^\d+$/.test(only) || !r.eat("to foretell")) return undefined;
  return [
    {
      kind: "cost-change",
      of: "special",
      who: YOU,
      what: ANY,
      generic: Number(only),
      exactly: true,
      nth,
      keyword: "foretell",
    },
  ];
}

/** “You may plot nonland cards from the top of your library.” */
function fromTheTop(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("you may")) return undefined;
  const keyword = r.eatAny("plot", "foretell");
  const phrase = keyword === undefined ? undefined : nounPhrase(r);
  if (phrase === undefined || !r.eat("from the top of your library")) return undefined;
  return [
    {
      kind: "may-take-special-action",
      who: YOU,
      keyword: keyword as "plot", // one of the two eaten
      what: phrase.filter,
      from: "library-top",
    },
  ];
}
