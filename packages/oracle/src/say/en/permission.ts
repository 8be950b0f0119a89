import type { StaticRule } from "@obverse/core";
import { either, usual } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, forEach, isClause } from "./amount.ts";
import { arrival } from "./arrival.ts";
import { cost } from "./cost.ts";
import { noun } from "./filter.ts";
import { keywordText } from "./keyword.ts";
import { symbols } from "./mana.ts";
import { modifications } from "./modification.ts";
import { bare, each, form, many, type Noun, one } from "./noun.ts";
import { clause } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { asSpell, nothing } from "./spell-noun.ts";
import { list, numberWord, ordinal } from "./words.ts";

/** “You may cast spells from …”. */
export function mayCast(scope: Scope, of: Extract<StaticRule, { kind: "may-cast" }>): string {
  const whose =
    of.whose === undefined
      ? of.what.kind === "is"
        ? player(scope, of.who).possessive
        : "any"
      : player(scope, of.whose).possessive;
  const from =
    of.position === "top"
      ? `from the top of ${whose} library`
      : `from ${list(
          of.from.map((zone) =>
            zone === "exile" ? "exile" : zone === "command" ? "the command zone" : `${whose} ${zone}`,
          ),
          either("or", "or from"),
        )}`;
  if (of.eachType === true)
    return `during each of your turns, ${player(scope, of.who).subject} may play a land and cast a permanent spell of each permanent type ${from}`;
  if (of.exiledByThem === true) {
    const by = of.what.kind === "all" ? of.what.of.find((part) => part.kind === "exiled-with") : undefined;
    return `${player(scope, of.who).subject} may play lands and cast spells from among cards they exiled with ${by === undefined ? "it" : selector(scope, by.what).object} this turn`;
  }
  const gains = landOrSpell(scope, of, from);
  if (gains !== undefined) return gains;
  const words = asSpell(scope, of.what);
  const itself =
    of.what.kind === "is" && of.what.what.kind === "self" ? selector(scope, of.what.what).object : undefined;
  const what =
    itself !== undefined
      ? `cast ${itself}`
      : of.onlyLands === true
        ? `play ${nothing(of.what) ? "lands" : many(noun(scope, of.what))}`
        : of.lands === true
          ? either(
              `play lands and cast ${many(words)}`,
              "play lands and cast spells",
              `play ${many(noun(scope, of.what))}`,
              "play cards",
            )
          : of.perTurn === 1
            ? `cast ${one(words)}`
            : either(`cast ${many(words)}`, `cast ${one(words)}`);
  const without = of.cost === "free" ? " without paying its mana cost" : "";
  const rather =
    of.cost === undefined || of.cost === "free"
      ? ""
      : either(`. If you cast a spell this way, ${cost(scope, of.cost)} rather than pay its mana cost`);
  const more =
    of.additional === undefined
      ? ""
      : ` by ${cost(scope, of.additional)
          .replace(/^pay /, "paying ")
          .replace(/^discard /, "discarding ")} in addition to paying its other costs`;
  const once =
    of.perTurn === undefined ? "" : of.ownTurns === true ? "once during each of your turns, " : "once each turn, ";
  const flash =
    of.flash === true
      ? either(
          " as though they had flash",
          " as though it had flash",
          ". If you cast a spell this way, you may cast it as though it had flash",
        )
      : "";
  const exile =
    of.exileAfter === true
      ? either(
          ". If a spell cast this way would be put into a graveyard, exile it instead",
          ". If a spell cast this way would be put into your graveyard, exile it instead",
        )
      : "";
  const any = anyMana(of);
  const where = exiledWith(scope, of) === undefined ? [from] : [from, "", "from among those cards"];
  const single = of.perTurn === 1 && of.lands === true ? ["play a land or cast a spell"] : [];
  const among = exiledWith(scope, of);
  const there =
    of.from.length === 1 && of.from[0] === "exile"
      ? [`cast spells from among ${many(noun(scope, { kind: "all", of: [of.what, { kind: "zone", zone: "exile" }] }))}`]
      : [];
  const alike = ifAlike(scope, of, from);
  const using = of.using === undefined ? "" : ` using its ${of.using} ability`;
  const doing =
    among === undefined
      ? either(`${what} ${either(...where)}${using}`, ...there, ...(alike === undefined ? [] : [alike]))
      : either(
          `${what} ${either(...where)}`,
          ...["play lands and cast spells", ...single].map(
            (way) => `${way} from among ${either(`cards ${among}`, `the cards ${among}`, "those cards")}`,
          ),
        );
  const who = of.who.kind === "each" && among !== undefined ? "they" : player(scope, of.who).subject;
  if (itself !== undefined && (rather !== "" || of.entersWith !== undefined)) {
    const price =
      of.cost === undefined || of.cost === "free"
        ? ""
        : ` by ${cost(scope, of.cost).replace(/^(pay )?/, "paying ")} rather than paying its mana cost`;
    const how = of.entersWith === undefined ? "" : `. If ${who} do, it enters${arrival(scope, of.entersWith)}`;
    return `${who} may ${doing}${price}${how}`;
  }
  return `${once}${who} may ${doing}${without}${more}${flash}${any}${rather}${exile}`;
}

/** “Once each turn, you may play a land or cast a permanent spell from your graveyard. If you do, it gains "…".” */
function landOrSpell(scope: Scope, of: Extract<StaticRule, { kind: "may-cast" }>, from: string): string | undefined {
  const mods = of.entersWith?.modifications;
  const [land, spell] = of.what.kind === "any" ? of.what.of : [];
  if (of.perTurn === undefined || mods === undefined || land === undefined || spell === undefined) return undefined;
  const often = of.ownTurns === true ? "once during each of your turns" : "once each turn";
  const play = `play ${one(noun(scope, land))}${either("", ` ${from}`)} or cast ${one(asSpell(scope, spell))} ${from}`;
  const gains = list(modifications(scope, mods, "change", "permanent"), "and");
  return `${often}, ${player(scope, of.who).subject} may ${play}. If you do, ${clause(IT, gains)}`;
}

const IT = { subject: "it", object: "it", possessive: "its", plural: false };

/** “, and you may spend mana as though it were mana of any color to cast those spells”. */
function anyMana({ anyMana: any }: Extract<StaticRule, { kind: "may-cast" }>): string {
  if (any === undefined) return "";
  return any !== true
    ? `, and you may spend ${any === "snow" ? "mana from snow sources" : "colorless mana"} as though it were mana of any color to cast those spells`
    : either(
        ", and you may spend mana as though it were mana of any color to cast those spells",
        ", and mana of any type can be spent to cast that spell",
      );
}

/** A spell limited by what it shares with others, as a condition: “cast a spell … if it shares a card type with …”. */
function ifAlike(scope: Scope, of: Extract<StaticRule, { kind: "may-cast" }>, from: string): string | undefined {
  const parts = of.what.kind === "all" ? of.what.of : [];
  const alike = parts.at(-1);
  if (of.perTurn !== 1 || alike?.kind !== "same" || alike.what !== "type" || alike.as.kind !== "all") return undefined;
  const spell = asSpell(scope, { kind: "all", of: parts.slice(0, -1) });
  return `cast ${one(spell)} ${from} if it shares a card type with ${one(noun(scope, alike.as.filter))}`;
}

/** “Exiled with ~”, where those cards are what may be played. */
function exiledWith(scope: Scope, of: Extract<StaticRule, { kind: "may-cast" }>): string | undefined {
  const parts = of.what.kind === "all" ? of.what.of : [of.what];
  const by = parts.find((part) => part.kind === "exiled-with");
  const plain = parts.every((part) => part.kind === "exiled-with" || part.kind === "card");
  if (by === undefined || !plain || of.lands !== true || of.from.length !== 1 || of.from[0] !== "exile")
    return undefined;
  return noun(scope, by)
    .after.map((part) => part.one)
    .join(" ");
}

/** “Spells cost {1} less to cast.” */
export function costChange(scope: Scope, of: Extract<StaticRule, { kind: "cost-change" }>): string {
  if (of.minimum !== undefined && of.less === undefined)
    return `each spell that would cost less than ${numberWord(of.minimum)} mana to cast costs ${numberWord(of.minimum)} mana to cast`;
  const self = of.what.kind === "is" && of.what.what.kind === "self";
  const which = of.of === "cast" ? asSpell(scope, of.what) : noun(scope, of.what);
  const caster =
    of.who === undefined
      ? ""
      : of.who.kind === "opponents"
        ? " your opponents cast"
        : ` ${clause(player(scope, of.who), "cast")}${scope.lasting === "turn" ? either(" this turn", "") : ""}`;
  const description: Noun = {
    ...which,
    after: caster === "" ? which.after : [{ one: caster.slice(1), many: caster.slice(1) }, ...which.after],
  };
  const isNext = scope.lasting === "next" || scope.lasting === "next-this-turn";
  const nextOne: Noun = {
    ...description,
    after: description.after.map((part, at) =>
      at === 0 && caster !== "" && scope.lasting === "next-this-turn" ? form(`${part.one} this turn`) : part,
    ),
  };
  const times = of.times === undefined ? "" : ` ${forEach(scope, of.times) ?? `times ${amount(scope, of.times)}`}`;
  const mana =
    of.generic === undefined
      ? of.colored === undefined
        ? ""
        : symbols(of.colored)
      : typeof of.generic === "number"
        ? `{${of.generic}}${of.colored === undefined ? "" : symbols(of.colored)}`
        : isClause(of.generic)
          ? "{1}"
          : `{${amount(scope, of.generic)}}`;
  const scale =
    of.generic !== undefined && typeof of.generic === "object" && isClause(of.generic)
      ? scaled(scope, of.generic)
      : { mana, each: times === "" ? "" : either(times, " for each target beyond the first") };
  const change = of.less === true ? "less" : "more";
  if (of.of === "turn-up" && of.keyword !== undefined && of.keyword !== "manifested")
    return `${usual("all ")}${of.keyword} costs cost ${scale.mana} ${change}`;
  if (of.of === "turn-up")
    return either(
      `it costs ${scale.mana} ${change} to turn ${many(description)} face up`,
      `turning ${many(description)} face up costs ${scale.mana} ${change}`,
    );
  if (of.of === "special") {
    const keyword = of.keyword ?? "";
    return of.exactly === true
      ? `the ${ordinal(of.nth ?? 1)} card you ${keyword} each turn costs ${scale.mana} to ${keyword}`
      : `${keyword === "plot" ? "plotting" : `${keyword}ing`} cards from your hand costs ${scale.mana} ${change}`;
  }
  if (of.of === "activate" && (of.who !== undefined || of.ability !== undefined))
    return abilityCost(scope, of, `${scale.mana} ${change} to activate${scale.each}`);
  if (of.of === "activate")
    return either(
      `${of.keyword === undefined ? "activated abilities" : `${of.keyword} abilities`} of ${many(description)} cost ${scale.mana} ${change} to activate${scale.each}`,
      `this ability costs ${scale.mana} ${change} to activate${scale.each}`,
    );
  const subject = self
    ? either("this spell", "this card")
    : of.nth !== undefined
      ? `the ${ordinal(of.nth)} ${bare(description)} each turn`
      : isNext
        ? `the next ${bare(nextOne)}`
        : eachWayOwned(either(many(description), each(description)));
  const least =
    of.minimum === undefined
      ? ""
      : `. This effect can't reduce the mana in that cost to less than ${numberWord(of.minimum)} mana`;
  const one = self || of.nth !== undefined || isNext;
  return `${subject} ${one ? "costs" : either("cost", "costs")} ${scale.mana} ${change} to cast${scale.each}${least}`;
}

/** “Spells you cast but don't own”. */
const eachWayOwned = (words: string): string =>
  words.includes("you cast you don't own")
    ? either(words, words.replaceAll("you cast you don't own", "you cast but don't own"))
    : words;

function scaled(scope: Scope, of: Parameters<typeof amount>[1]): { readonly mana: string; readonly each: string } {
  const [factor, inner] =
    typeof of === "object" && of.kind === "product" && typeof of.of[0] === "number" && of.of[1] !== undefined
      ? [of.of[0], of.of[1]]
      : [1, of];
  const each = forEach(scope, inner);
  return each === undefined
    ? { mana: "{X}", each: `, where X is ${amount(scope, of)}` }
    : { mana: either(`{${factor}}`, "{X}"), each: either(` ${each}`, `, where X is ${amount(scope, of)}`) };
}

/** “Each card in your graveyard has …”. */
export function grantOutside(scope: Scope, of: Extract<StaticRule, { kind: "grant-outside" }>): string {
  const words = noun(scope, of.what);
  const owner = player(scope, of.who).possessive;
  if (of.position === "top")
    return `the top card of your library has ${"fromManaCost" in of.keyword ? of.keyword.name + manaPrice(scope, of.keyword) : keywordText(scope, of.keyword)}`;
  const where = of.zone === "stack" ? [] : [form(of.zone === "exile" ? "in exile" : `in ${owner} ${of.zone}`)];
  const placed: Noun = { ...words, after: [...where, ...words.after] };
  const name = "fromManaCost" in of.keyword ? of.keyword.name : keywordText(scope, of.keyword);
  const spell = asSpell(scope, of.what);
  const from =
    of.from === undefined
      ? ""
      : ` from ${either(...["and/or", "or", "and"].map((word) => list(of.from?.map((zone) => (zone === "exile" ? zone : `your ${zone}`)) ?? [], word)))}`;
  const cast: Noun = { ...spell, after: [form(`you cast${from}`), ...spell.after] };
  const nth =
    of.nth === undefined
      ? []
      : [
          `the ${ordinal(of.nth)} ${bare({ ...spell, after: [form(`you cast${of.from === undefined ? "" : ` from ${of.from.map((zone) => (zone === "exile" ? zone : `your ${zone}`)).join(" or ")}`}`), ...spell.after] })} each turn has ${name}`,
        ];
  const price = "fromManaCost" in of.keyword ? manaPrice(scope, of.keyword) : "";
  const said =
    of.zone === "stack"
      ? [...nth, `each ${bare(cast)} has ${name}`, `${many(cast)} have ${name}`]
      : [`${each(placed)} has ${name}`, `${many(placed)} have ${name}`];
  return `${either(...said)}${price}`;
}

/** “Its foretell cost is equal to its mana cost reduced by {2}”. */
function manaPrice(
  scope: Scope,
  keyword: Extract<Extract<StaticRule, { kind: "grant-outside" }>["keyword"], { fromManaCost: true }>,
): string {
  const reduced = keyword.reduced === undefined ? "" : ` reduced by {${keyword.reduced}}`;
  const plus = keyword.plus === undefined ? "" : ` plus ${cost(scope, keyword.plus)}`;
  return `. ${either("its", "the")} ${keyword.name} cost is equal to ${either("its", "the card's")} mana cost${reduced}${plus}`;
}

/** “Equip abilities you activate that target ~ cost {2} less to activate”, “~'s equip ability costs {2} less to activate if it targets a colorless creature.” */
function abilityCost(scope: Scope, of: Extract<StaticRule, { kind: "cost-change" }>, change: string): string {
  const [target] = of.ability === undefined ? [] : noun(scope, of.ability).after;
  if (of.what.kind === "is")
    return `${selector(scope, of.what.what).possessive} ${of.keyword} ability costs ${change}${target === undefined ? "" : ` if it ${target.one.replace(/^that /, "")}`}`;
  const any = of.what.kind === "all" && of.what.of.length === 0;
  const who =
    of.who === undefined ? "" : ` ${of.who.kind === "opponents" ? "your opponents activate" : "you activate"}`;
  const named = of.keyword ?? (of.who === undefined ? "activated" : "");
  return `${named === "" ? "" : `${named} `}abilities${who}${any ? "" : ` of ${many(noun(scope, of.what))}`}${target === undefined ? "" : ` ${target.many}`} cost ${change}`;
}
