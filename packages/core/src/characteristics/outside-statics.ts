import type { KeywordAbility, StaticAbility } from "../ability/ability.ts";
import type { Filter } from "../ability/filter.ts";
import type { CostKeyword, Keyword, PlainKeyword } from "../ability/keyword.ts";
import { COST_KEYWORDS, PLAIN_KEYWORDS } from "../ability/keyword.ts";
import type { Selector } from "../ability/selector.ts";
import type { StaticRule } from "../ability/static-rule.ts";
import type { Zone } from "../model/zone.ts";

const OUTSIDE: readonly Zone[] = ["hand", "library", "graveyard", "exile", "command", "stack"];

/** What rules of a static ability do to the characteristics of objects outside the battlefield (613.1), as static abilities of their own. */
export function outsideStatics(ability: StaticAbility): readonly StaticAbility[] {
  const { rules, modifications, affects: _, span: __, ...rest } = ability;
  return (rules ?? []).flatMap((rule): readonly StaticAbility[] => {
    if (rule.kind === "same-outside-battlefield" && modifications !== undefined)
      return sameOutside(rule.what).map((affects) => ({ ...rest, affects, modifications }));
    const made = outside(rule);
    return made === undefined ? [] : [{ ...rest, ...made }];
  });
}

/** Spells you control, and cards you own anywhere else. */
function sameOutside(what: Filter): readonly Selector[] {
  const you = { kind: "you" } as const;
  return [
    { kind: "all", filter: { kind: "all", of: [what, { kind: "controller", is: you }] }, zone: "stack" },
    {
      kind: "all",
      filter: { kind: "all", of: [what, { kind: "owner", is: you }] },
      zone: OUTSIDE.filter((zone) => zone !== "stack"),
    },
  ];
}

function outside(rule: StaticRule): Pick<StaticAbility, "affects" | "modifications"> | undefined {
  if (rule.kind === "all-colorless" || rule.kind === "all-chosen-color")
    return {
      affects: { kind: "all", filter: rule.what, zone: ["battlefield", ...OUTSIDE] },
      modifications: [
        rule.kind === "all-colorless" ? { kind: "set-colors", colors: [] } : { kind: "add-colors", colors: "chosen" },
      ],
    };
  if (rule.kind !== "grant-outside") return undefined;
  const granted = keywordOf(rule);
  if (granted === undefined) return undefined;
  const modifications = [{ kind: "gain", abilities: [granted] }] as const;
  if (rule.position === "top")
    return {
      affects: { kind: "where", of: { kind: "library", of: rule.who, from: "top", count: 1 }, filter: rule.what },
      modifications,
    };
  const ofWhom: Filter = rule.zone === "stack" ? { kind: "controller", is: rule.who } : { kind: "owner", is: rule.who };
  const nth: readonly Filter[] =
    rule.nth === undefined
      ? []
      : [{ kind: "was-cast", nth: rule.nth, ...(rule.from === undefined ? {} : { from: rule.from }) }];
  const fromThere: readonly Filter[] =
    rule.from === undefined
      ? []
      : [{ kind: "any", of: rule.from.map((zone): Filter => ({ kind: "cast-from", zone, by: rule.who })) }];
  return {
    affects: { kind: "all", filter: { kind: "all", of: [rule.what, ofWhom, ...fromThere, ...nth] }, zone: rule.zone },
    modifications,
  };
}

/** The keyword that is granted; its cost may be the object's own mana cost, reduced, with more. */
function keywordOf({ keyword }: Extract<StaticRule, { kind: "grant-outside" }>): KeywordAbility | undefined {
  if (!("fromManaCost" in keyword)) return { kind: "keyword", keyword };
  const { name, reduced, plus = [] } = keyword;
  if (isPlain(name)) return { kind: "keyword", keyword: { name } };
  if (!isCostKeyword(name)) return undefined;
  const made: Keyword = {
    name,
    cost: [{ kind: "own-mana-cost", ...(reduced === undefined ? {} : { reduced }) }, ...plus],
  };
  return { kind: "keyword", keyword: made };
}

const isPlain = (name: string): name is PlainKeyword => (PLAIN_KEYWORDS as readonly string[]).includes(name);
const isCostKeyword = (name: string): name is CostKeyword => (COST_KEYWORDS as readonly string[]).includes(name);
