import type {
  Ability,
  ActivatedAbility,
  Condition,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
} from "@obverse/core";
import { eachWay, either, sentence, usual } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount as amountText, takeWhere } from "./amount.ts";
import { bodyText } from "./body.ts";
import { condition } from "./condition.ts";
import { cost, loyalty, sacrificesTogether } from "./cost.ts";
import { keywordText, reduction } from "./keyword.ts";
import { modifications } from "./modification.ts";
import { agree, joinVerbs } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { replacement } from "./replacement.ts";
import { restriction } from "./restriction.ts";
import { selector } from "./selector.ts";
import { staticRule } from "./static-rule.ts";
import { triggerClause } from "./trigger.ts";
import { numberWord } from "./words.ts";

/** An ability as it stands on a line of a card. */
export function abilityText(scope: Scope, of: Ability): string {
  const solving = solvesCase(of);
  if (solving !== undefined) return `${usual("To solve — ")}${sentence(condition(scope, solving))}.`;
  if (of.word?.toLowerCase() === "solved") return `${usual("Solved — ")}${sentence(unnamed(scope, withoutSolved(of)))}`;
  const word = of.word === undefined ? "" : usual(`${of.word} — `);
  if (of.kind === "triggered" && of.chapters !== undefined)
    return `${chapterList(of.chapters)} — ${word}${sentence(bodyText(scope, of))}.`;
  return word + sentence(unnamed(scope, of));
}

/** What must be so for a Case to become solved, where that is what the ability says (719.3a). */
function solvesCase(of: Ability): Condition | undefined {
  if (of.kind !== "triggered" || of.condition?.kind !== "and" || of.condition.of.length !== 2) return undefined;
  const [only] = of.effect;
  return only?.kind === "action" && only.action === "solve" ? of.condition.of[0] : undefined;
}

/** The ability behind “Solved —”, without the condition that those words stand for (702.169). */
function withoutSolved(of: Ability): Ability {
  if (of.kind !== "static" && of.kind !== "replacement" && of.kind !== "triggered" && of.kind !== "activated")
    return of;
  const { condition: that, ...rest } = of;
  const [, other] = that?.kind === "and" ? that.of : [];
  return other === undefined ? rest : { ...rest, condition: other };
}

/** The level that an ability says a Class gains. */
function levelGained(of: ActivatedAbility): number | undefined {
  const [only] = of.effect;
  return only?.kind === "action" && only.action === "gain-level" && typeof only.count === "number"
    ? only.count
    : undefined;
}

/** The abilities of a class level, as they stand behind its bar. */
function ofLevel(scope: Scope, of: StaticAbility): string | undefined {
  const { condition: that } = of;
  const [only, more] = of.modifications ?? [];
  if (that?.kind !== "compare" || typeof that.left !== "object" || that.left.kind !== "number-of") return undefined;
  if (that.left.what !== "level" || only?.kind !== "gain" || more !== undefined) return undefined;
  return only.abilities.map((ability) => abilityText({ ...scope, named: new Map() }, ability)).join(" ");
}

function unnamed(scope: Scope, of: Ability): string {
  const zone =
    (of.kind === "activated" ? of.from : of.kind === "triggered" ? of.from?.[0] : undefined) ?? "battlefield";
  if (zone === "graveyard" || zone === "hand") scope.place = zone;
  switch (of.kind) {
    case "spell":
      return `${bodyText(scope, of)}.`;
    case "activated":
      return activated(scope, of);
    case "triggered":
      return triggered(scope, of);
    case "static": {
      const level = ofLevel(scope, of);
      return either(
        `${staticText(of.from?.[0] === "stack" ? { ...scope, bearer: "spell" } : scope, of)}.`,
        ...(level === undefined ? [] : [level]),
      );
    }
    case "replacement":
      return `${replacementText(scope, of)}.`;
    case "keyword":
      return keywordText(scope, of.keyword);
    case "unsupported":
      return "(an ability that is not supported)";
  }
}

function activated(scope: Scope, of: ActivatedAbility): string {
  const price = sacrificesTogether(of.cost)
    .map((parts) => {
      const [part] = parts;
      return sentence(
        part?.kind === "loyalty"
          ? either(loyalty(scope, part.amount), `[${loyalty(scope, part.amount)}]`)
          : cost(scope, parts),
      );
    })
    .join(", ");
  const level = levelGained(of);
  if (level !== undefined) return `${price}: ${sentence(`level ${level}`)}${either("", " —")}`;
  const body = bodyText(scope, of);
  const limits: string[] = [];
  const timing =
    of.timing === undefined
      ? undefined
      : {
          sorcery: "as a sorcery",
          "your-turn": "during your turn",
          combat: "during combat",
          upkeep: either("during your upkeep", "during an upkeep step"),
        }[of.timing];
  const per =
    of.limit === undefined
      ? undefined
      : of.limit.per === "game"
        ? "once"
        : of.limit.times === 1
          ? "once each turn"
          : `${of.limit.times === 2 ? "twice" : `${numberWord(of.limit.times)} times`} each turn`;
  const only = of.condition === undefined ? undefined : `if ${condition(scope, of.condition)}`;
  // “Boast”, “exhaust”: the word in front says how often, and when.
  const byWord = of.word !== undefined && of.word.toLowerCase() === of.keyword;
  for (const part of byWord ? [timing] : [timing, per, only]) if (part !== undefined) limits.push(part);
  const loyal = of.cost.some((part) => part.kind === "loyalty");
  const orders =
    limits.length < 2
      ? limits
      : [
          limits.join(" and only "),
          [...limits].reverse().join(" and only "),
          limits.join(" and "),
          [...limits].reverse().join(" and "),
        ];
  const activate =
    limits.length === 0 || (loyal && limits.length === 0)
      ? ""
      : either(
          `. Activate only ${either(...orders)}`,
          ...(limits.length === 1 && limits[0] === "as a sorcery"
            ? ["", ". Activate this ability only any time you could cast a sorcery"]
            : []),
        );
  const by =
    of.by === undefined
      ? ""
      : of.by === "any-player"
        ? ". Any player may activate this ability"
        : ". Only your opponents may activate this ability";
  const cheaper =
    of.reduction === undefined
      ? ""
      : `. This ability costs ${reduction(scope, of.reduction).replace(/^(\uE000?\{\w\})/, "$1 less to activate")}`;
  const least = of.leastX === undefined ? "" : ". X can't be 0";
  const removed = of.cost.some((part) => part.kind === "remove-counters" && part.count !== "all");
  const where = takeWhere(scope);
  // “Remove one or more counters: … that much”: X, but for the letter.
  const told =
    of.leastX === 1 && removed
      ? either(`${sentence(body)}${where}${least}`, sentence(body.replaceAll(/\bX (?=damage|life|\{)/g, "that much ")))
      : `${sentence(body)}${where}${least}`;
  return `${price}: ${told}${activate}${cheaper}${by}.`;
}

function triggered(scope: Scope, of: TriggeredAbility): string {
  const only = of.condition === undefined ? undefined : condition;
  const limit =
    of.limit === undefined
      ? ""
      : of.limit.of === "doing"
        ? `. Do this only once each ${of.limit.per}`
        : either(
            `. This ability triggers only ${of.limit.times === 1 ? "once" : `${numberWord(of.limit.times)} times`} each ${of.limit.per}`,
            ...(of.limit.per === "game" ? [". This ability triggers only once"] : []),
          );
  const when = triggerClause(scope, of.triggers);
  const intervening =
    only === undefined || of.condition === undefined
      ? ""
      : `, ${either("if", "while")} ${condition(scope, of.condition)}`;
  return `${when}${intervening}, ${bodyText(scope, of)}${takeWhere(scope)}${limit}.`;
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
const chapterList = (chapters: readonly number[]): string =>
  chapters.map((chapter) => ROMAN[chapter] ?? String(chapter)).join(", ");

function staticText(scope: Scope, of: StaticAbility): string {
  const only = of.condition === undefined ? undefined : condition(scope, of.condition);
  const { focus } = scope;
  const main = staticMain(scope, of) + takeWhere(scope);
  scope.focus = focus;
  if (only === undefined) return main;
  const turn =
    of.condition?.kind === "whose-turn" ? [`during ${player(scope, of.condition.player).possessive} turn`] : [];
  return either(
    ...turn.map((during) => `${during}, ${main}`),
    `as long as ${only}, ${main}`,
    `${main} as long as ${only}`,
    `${main} if ${only}`,
    `if ${only}, ${main}`,
    ...turn.map((during) => `${main} ${during}`),
    ...unless(scope, of.condition).map((not) => `${main} ${not}`),
  );
}

function staticMain(scope: Scope, of: StaticAbility): string {
  const parts: string[] = [];
  if (of.affects !== undefined && of.modifications !== undefined && of.modifications.length > 0) {
    const [first] = of.modifications;
    if (of.modifications.length === 1 && first?.kind === "control")
      parts.push(
        first.player.kind === "you"
          ? `you control ${selector(scope, of.affects).object}`
          : `${player(scope, first.player).subject} controls ${selector(scope, of.affects).object}`,
      );
    else {
      const what = selector(scope, of.affects);
      const verbs = modifications(scope, of.modifications, "state", "creature").map((verb) => agree(what, verb));
      const own = of.defining === true ? definingSize(scope, of, what.possessive) : undefined;
      const plainly = `${what.subject} ${joinVerbs(verbs)}`;
      const short =
        scope.focus === "self"
          ? [`it${eachWay(joinVerbs(verbs), (way) => (way.startsWith("is ") ? `'s ${way.slice(3)}` : ` ${way}`))}`]
          : [];
      const again =
        verbs.length > 1 && !of.modifications.some(({ kind }) => kind === "restriction")
          ? [
              `${what.subject} ${verbs.map((verb, index) => (index === 0 ? verb : `it ${verb}`)).join(either(" and ", ", and "))}`,
            ]
          : [];
      const said = either(plainly, ...short, ...again);
      const may =
        first?.kind === "restriction" &&
        of.modifications.length === 1 &&
        first.restriction.kind === "assigns-damage-as-though-unblocked" &&
        first.restriction.optional === true
          ? [`for ${what.object}, you may have that creature ${restriction(scope, first.restriction)}`]
          : [];
      const only = of.modifications.length === 1 && first?.kind === "restriction" ? first.restriction.kind : undefined;
      const passive =
        only === "cannot-have-counters"
          ? [`counters can't be put on ${what.object}`]
          : only === "no-legend-rule"
            ? [`the "legend rule" doesn't apply to ${what.object}`]
            : first?.kind === "restriction" && first.restriction.kind === "untaps-too"
              ? [`untap ${what.object} during ${player(scope, first.restriction.whose).possessive} untap step`]
              : [];
      const lured =
        first?.kind === "restriction" &&
        of.modifications.length === 1 &&
        first.restriction.kind === "must-be-blocked" &&
        first.restriction.byAll === true
          ? [`all creatures able to block ${what.object} do so`]
          : [];
      parts.push(either(...(own ?? []), ...may, ...passive, ...lured, said));
    }
  }
  for (const rule of of.rules ?? [])
    parts.push(
      parts.length > 0 && rule.kind === "look-at"
        ? either(
            eachWay(staticRule(scope, rule), (way) => way.replace(/^.*? may look /, "")),
            staticRule(scope, rule),
          )
        : staticRule(scope, rule),
    );
  return parts.map((part, index) => (index === 0 ? part : `${either(" and ", ". ", ", and ")}${part}`)).join("");
}

function definingSize(scope: Scope, of: StaticAbility, possessive: string): readonly string[] | undefined {
  const sizes = (of.modifications ?? []).filter((part) => part.kind === "set-power-toughness");
  const [size] = sizes;
  if (size === undefined || sizes.length !== (of.modifications ?? []).length) return undefined;
  const value = (amount: typeof size.power): string => (amount === undefined ? "" : amountText(scope, amount));
  if (size.power !== undefined && JSON.stringify(size.power) === JSON.stringify(size.toughness))
    return [`${possessive} power and toughness are each equal to ${value(size.power)}`];
  const power = size.power === undefined ? undefined : `power is equal to ${value(size.power)}`;
  const toughness = size.toughness === undefined ? undefined : `toughness is equal to ${value(size.toughness)}`;
  if (power !== undefined && toughness !== undefined) return [`${possessive} ${power} and its ${toughness}`];
  return [`${possessive} ${power ?? toughness ?? ""}`];
}

function replacementText(scope: Scope, of: ReplacementAbility): string {
  const only = of.condition === undefined ? undefined : condition(scope, of.condition);
  const main = replacement(scope, of.replacement) + takeWhere(scope);
  if (only === undefined || of.condition === undefined) return main;
  const [not] = unless(scope, of.condition);
  if (not !== undefined) return either(`${main} ${not}`, `${main} if ${only}`, `if ${only}, ${main}`);
  return either(`as long as ${only}, ${main}`, `${main} if ${only}`, `if ${only}, ${main}`);
}

/** “Unless …”, of what must not be so. */
const unless = (scope: Scope, of: Condition | undefined): readonly string[] =>
  of?.kind === "not" ? [`unless ${condition(scope, of.of)}`] : [];
