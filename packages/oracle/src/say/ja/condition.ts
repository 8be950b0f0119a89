import type { Amount, Comparison, Condition, Filter, PlayerRef } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { compared, noun, zoneName } from "./filter.ts";
import { keywordName } from "./keyword-names.ts";
import { counted, describe, head, type Noun } from "./noun.ts";
import { player } from "./player.ts";
import { selector, withPlace } from "./selector.ts";
import { stepName } from "./step.ts";
import { happening } from "./trigger.ts";
import { counterWord, digits, nai } from "./words.ts";

/** How what an instruction did to a thing is said. */
const DONE: Readonly<Record<string, string>> = {
  discard: "捨てられた",
  reveal: "公開された",
  mill: "切削された",
  destroy: "破壊された",
  exile: "追放された",
  sacrifice: "生け贄に捧げられた",
};

/** What must be true, as a clause before なら or かぎり. */
export function condition(scope: Scope, of: Condition): string {
  switch (of.kind) {
    case "designation":
      return `${player(scope, of.of)}が${{ monarch: "統治者である", initiative: "イニシアチブを得ている", "city-blessing": "都市の承認を得ている", "completed-dungeon": "ダンジョンを踏破している" }[of.is]}`;
    case "searched":
      return `これにより${zoneName(of.zone)}から探した`;
    case "damage-this-turn":
      return `${of.since === undefined ? "このターンに" : "あなたの直前のターンの後に"}${describe(noun(scope, of.source))}が${of.to === undefined ? "" : `${describe(noun(scope, of.to))}に`}与えた${of.combat === undefined ? "" : of.combat ? "戦闘" : "戦闘以外の"}ダメージが${compared(of.is, amount(scope, of.value))}である`;
    case "and":
      return of.of.map((part) => condition(scope, part)).join("、かつ");
    case "or":
      return of.of.map((part) => condition(scope, part)).join("か、または");
    case "not":
      if (of.of.kind === "did") return `${player(scope, of.of.who)}がそうしなかった`;
      if (of.of.kind === "designation" && of.of.of.kind === "each" && of.of.is === "monarch") return "統治者がいない";
      return negative(condition(scope, of.of));
    case "compare":
      return compare(scope, of);
    case "matches":
      return predicate(scope, `${of.every === true ? "それぞれの" : ""}${selector(scope, of.what)}`, of.filter);
    case "you-own-and-control":
      return `あなたが${of.what.map((what) => (what.kind === "all" ? partner(scope, what.filter) : selector(scope, what))).join("と")}のオーナーでありコントローラーである`;
    case "day-night":
      return { day: "昼である", night: "夜である", neither: "昼でも夜でもない", "not-neither": "昼か夜である" }[of.is];
    case "whose-turn":
      return `${player(scope, of.player)}のターンである`;
    case "step":
      return `${stepName(of.step)}である`;
    case "last-turn-spells":
      return of.what === "none"
        ? "直前のターンに呪文が唱えられていない"
        : "直前のターンに１人のプレイヤーが２つ以上の呪文を唱えている";
    case "resolved-times":
      return `この能力が解決されるのがこのターンに${digits(of.nth)}回目である`;
    case "happened": {
      const when = {
        "this-turn": "このターンに",
        "last-turn": "直前のターンに",
        "this-combat": "この戦闘で",
        "this-game": "このゲームで",
      }[of.when];
      const times =
        of.times === undefined ? "" : `ことが${compared(of.times.is, `${amount(scope, of.times.value)}回`)}`;
      return `${when}${happening(scope, of.trigger)}${times === "" ? "" : `${times}である`}`;
    }
    case "did":
      return `${player(scope, of.who)}がそうした`;
    case "done":
      if (of.into !== undefined)
        return `これにより${of.filter === undefined ? "それ" : describe(noun(scope, of.filter, "カード"))}が${zoneName(of.into)}に置かれた`;
      return of.filter === undefined
        ? "そうした"
        : `これにより${describe(noun(scope, of.filter, "カード"))}が${DONE[scope.did.get(of.name) ?? ""] ?? "その対象となった"}`;
    case "paid":
      return `${of.of === undefined ? "この呪文" : selector(scope, of.of)}の${keywordName(of.keyword)}・コストが支払われている`;
    case "mana-spent":
      return `${of.colors.map((color) => `{${color}}`).join("")}が支払われている`;
    case "players":
      return `${of.who.kind === "opponents" ? "対戦相手" : "プレイヤー"}${of.every === true ? "がそれぞれ" : "１人について"}、${condition(scope, of.that)}`;
    case "exists":
      return `${selector(scope, of.what)}が戦場にある`;
    case "chosen":
      return `「${of.value}」が選ばれている`;
    case "your-opening-hand":
      return "このカードがあなたの最初の手札にある";
  }
}

const negative = (words: string): string =>
  words.endsWith("である")
    ? `${words.slice(0, -2)}ない`
    : words.endsWith("ている")
      ? `${words.slice(0, -1)}ない`
      : words.endsWith("ない")
        ? `${words.slice(0, -2)}ある`
        : words.endsWith("た")
          ? `${words}のでない`
          : nai(words);

function compare(scope: Scope, of: Extract<Condition, { kind: "compare" }>): string {
  const { left, is, right } = of;
  if (typeof left === "object" && left.kind === "count") {
    const holder = left.zone === undefined ? controllerOf(left.filter) : undefined;
    if (holder !== undefined) return holding(scope, player(scope, holder.who), noun(scope, holder.rest), is, right);
    const words = withPlace(
      scope,
      noun(scope, left.filter, left.zone === undefined ? "パーマネント" : "カード"),
      left.zone,
      left.of,
    );
    const unit = counterWord(head(words));
    if ((is === "=" || is === "<=") && right === 0) return `${describe(words)}がない`;
    if (is === ">=" && right === 1) return `${describe(words)}がある`;
    return `${describe(words)}が${compared(is, `${typeof right === "number" ? digits(right) : amount(scope, right)}${unit}`)}ある`;
  }
  return `${amount(scope, left)}が${compared(is, amount(scope, right))}である`;
}

/** Who must control what is counted, and the rest of its description. */
function controllerOf(filter: Filter): { readonly who: PlayerRef; readonly rest: Filter } | undefined {
  const parts = filter.kind === "all" ? filter.of : [filter];
  const found = parts.find((part) => part.kind === "controller");
  return found?.kind === "controller"
    ? { who: found.is, rest: { kind: "all", of: parts.filter((part) => part !== found) } }
    : undefined;
}

/** あなたがクリーチャー４体以上をコントロールしている. */
function holding(scope: Scope, who: string, words: Noun, is: Comparison, right: Amount): string {
  if ((is === "=" || is === "<=") && right === 0) return `${who}が${describe(words)}をコントロールしていない`;
  if (is === ">=" && right === 1) return `${who}が${describe(words)}をコントロールしている`;
  const unit = counterWord(head(words));
  return `${who}が${describe(words)}${compared(is, `${amount(scope, right)}${unit}`)}をコントロールしている`;
}

/** A filter said of something: それがクリーチャーである. */
function predicate(scope: Scope, what: string, filter: Filter): string {
  switch (filter.kind) {
    case "keyword":
      return `${what}が${keywordName(filter.keyword)}を持っている`;
    case "zone":
      return `${what}が${zoneName(filter.zone)}にある`;
    case "controller":
      return `${player(scope, filter.is)}が${what}をコントロールしている`;
    case "owner":
      return `${player(scope, filter.is)}が${what}のオーナーである`;
    case "not":
      return negative(predicate(scope, what, filter.of));
    case "number":
      return `${what}の${describe(noun(scope, filter, "")).replace(/の$/, "")}である`;
    case "counters":
      return `${what}の上に${describe(noun(scope, filter, ""))}`;
    default: {
      const words = noun(scope, filter, "");
      const text = describe(words);
      return words.words.length === 0 ? `${what}が${text.replace(/の$/, "である")}` : `${what}が${text}である`;
    }
  }
}

/** 《名前》という名前のクリーチャー１体: whose owner and controller is said besides. */
function partner(scope: Scope, filter: Filter): string {
  const parts = filter.kind === "all" ? filter.of : [filter];
  return counted(
    noun(scope, { kind: "all", of: parts.filter(({ kind }) => kind !== "controller" && kind !== "owner") }),
    1,
  );
}
