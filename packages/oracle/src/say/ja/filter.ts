import type { Comparison, Filter, ObjectNumber } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { keywordName } from "./keyword-names.ts";
import { colorName, counterName, subtypeName, supertypeName, typeName } from "./names.ts";
import { describe, head, type Modifier, modifier, type Noun } from "./noun.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { digits } from "./words.ts";

const EMPTY: Noun = { modifiers: [], words: [], close: [], fallback: "パーマネント" };
const mod = (...modifiers: readonly Modifier[]): Noun => ({ ...EMPTY, modifiers });
const close = (word: string): Noun => ({ ...EMPTY, close: [word] });
const word = (text: string): Noun => ({ ...EMPTY, words: [text] });
const doing = (stem: string): Noun => mod(modifier(stem, "ている", "ていて"));
const being = (stem: string): Noun => mod(modifier(stem, "の", "であり"));
const having = (what: string): Noun => mod(modifier(`${what}を`, "持つ", "持ち"));

/** The description a filter gives. `fallback`: what to call it where it names no kind of thing. */
export function noun(scope: Scope, filter: Filter, fallback = "パーマネント"): Noun {
  const parts = flat(filter);
  const out = parts.flatMap((part) => (part.kind === "not" && part.of.kind === "is" ? [part.of.what] : []));
  // Two that are left out are named: “~でも選ばれたクリーチャーでもない”.
  const pieces =
    out.length > 1
      ? [
          mod(modifier(`${out.map((what) => selector(scope, what)).join("でも")}でも`, "ない", "なく")),
          ...parts.filter((part) => !(part.kind === "not" && part.of.kind === "is")).map((part) => piece(scope, part)),
        ]
      : parts.map((part) =>
          part.kind === "any" && parts.some((other) => other.kind === "card")
            ? choice(scope, part.of, "カード")
            : piece(scope, part),
        );
  return {
    modifiers: pieces.flatMap((part) => part.modifiers),
    words: order(pieces.flatMap((part) => part.words)),
    close: pieces.flatMap((part) => part.close),
    fallback,
  };
}

const flat = (filter: Filter): readonly Filter[] => (filter.kind === "all" ? filter.of.flatMap(flat) : [filter]);

function order(words: readonly string[]): readonly string[] {
  const rank = (text: string): number =>
    /(カード|トークン|呪文)$/.test(text)
      ? 2
      : /^(クリーチャー|アーティファクト|エンチャント|土地|プレインズウォーカー|バトル)/.test(text)
        ? 1
        : 0;
  const sorted = [...words].sort((left, right) => rank(left) - rank(right));
  return sorted.length > 1 && rank(sorted[sorted.length - 1] ?? "") === 2
    ? [
        ...sorted.slice(0, -2),
        `${sorted[sorted.length - 2]}${sorted[sorted.length - 1] === "呪文" ? "" : "・"}${sorted[sorted.length - 1]}`,
      ]
    : sorted;
}

function piece(scope: Scope, filter: Filter): Noun {
  switch (filter.kind) {
    case "all":
      return noun(scope, filter);
    case "any":
      return choice(scope, filter.of);
    case "not":
      return negated(scope, filter.of);
    case "type":
      return word(typeName(filter.type));
    case "supertype":
      return close(supertypeName(filter.supertype));
    case "subtype":
      return word(subtypeName(filter.subtype));
    case "color":
      return close(`${colorName(filter.color)}の`);
    case "colorless":
      return close("無色の");
    case "multicolored":
      return close("多色の");
    case "monocolored":
      return close("単色の");
    case "name":
      return being(`《${scope.options.nameOf?.(filter.name) ?? filter.name}》という名前`);
    case "same":
      return mod(modifier(`${selector(scope, filter.as)}と${SAME[filter.what]}`, "を持つ", "を持ち"));
    case "chosen":
      return filter.what === "object" ? close(CHOSEN.object) : being(`${CHOSEN[filter.what]}`);
    case "number":
      return being(`${numberIs(scope, filter.of, filter.is, filter.value)}`);
    case "parity":
      return being(`${NUMBERS[filter.of]}が${filter.is === "odd" ? "奇数" : "偶数"}`);
    case "keyword":
      return having(keywordName(filter.keyword));
    case "ability":
      return filter.form === "none"
        ? mod(modifier("能力を", "持たない", "持たず"))
        : having({ activated: "起動型能力", triggered: "誘発型能力", mana: "マナ能力" }[filter.form]);
    case "controller":
      return doing(`${player(scope, filter.is)}がコントロールし`);
    case "owner":
      return mod(modifier(`${player(scope, filter.is)}がオーナーで`, "ある", "あり"));
    case "zone":
      return mod(modifier(zonePlace(filter.zone), "ある", "あり"));
    case "status":
      return status(filter.status);
    case "combat":
      if (filter.whom !== undefined) return doing(`${selector(scope, filter.whom)}をブロックし`);
      if (filter.is === "attacking-alone") return doing("単独で攻撃し");
      return filter.is === "attacking-you"
        ? doing("あなたを攻撃し")
        : filter.is === "blocked" || filter.is === "unblocked"
          ? filter.is === "blocked"
            ? doing("ブロックされ")
            : mod(modifier("ブロックされてい", "ない", "なく"))
          : doing(filter.is === "attacking" ? "攻撃し" : "ブロックし");
    case "token":
      return word("トークン");
    case "card":
      return word("カード");
    case "commander":
      return word("統率者");
    case "spell":
      return word("呪文");
    case "permanent":
      return word("パーマネント");
    case "is":
      return word(selector(scope, filter.what));
    case "attached-to":
      return doing(`${selector(scope, filter.what)}につけられ`);
    case "has-attached":
      return doing(`${describe(noun(scope, filter.filter))}がつけられ`);
    case "counters":
      return countersOn(scope, filter.counter, filter.is, filter.value);
    case "this-turn":
      return mod(
        modifier(
          `このターンに${filter.under === undefined ? "" : `${player(scope, filter.under)}のコントロール下で`}`,
          THIS_TURN[filter.did],
          THIS_TURN[filter.did].replace(/た$/, "ていて").replace(/だ$/, "でいて"),
        ),
      );
    case "exiled-with":
      return doing(
        `${filter.by === undefined ? "" : `${player(scope, filter.by)}が`}${selector(scope, filter.what)}によって追放され`,
      );
    case "targets":
      return doing(
        `${filter.player === undefined ? (filter.filter === undefined ? "何か" : describe(noun(scope, filter.filter))) : player(scope, filter.player)}${filter.only === true ? "のみ" : ""}を対象とし`,
      );
    case "cast-from":
      return mod(modifier(`${zoneName(filter.zone)}から`, "唱えられた", "唱えられ"));
    case "was-cast":
      return mod(modifier("", "唱えられた", "唱えられ"));
    case "cast-face-down":
      return being("裏向き");
    case "mana-from":
      return mod(modifier(`${describe(noun(scope, filter.source))}から引き出されたマナで`, "唱えられた", "唱えられ"));
    case "payable-with-spent-mana":
      return mod(modifier("{X}に支払われたマナの一部か全部でマナ・コストを", "支払える", "支払え"));
    case "came-from":
    case "entered-from":
      return mod(modifier(`${zoneName(filter.zone)}から戦場に`, "出た", "出ており"));
    case "paid":
      return mod(modifier(`${keywordName(filter.keyword)}・コストが`, "支払われた", "支払われ"));
    case "stack-ability":
      return {
        ...word(
          filter.form === undefined
            ? "能力"
            : { activated: "起動型能力", triggered: "誘発型能力", loyalty: "忠誠度能力" }[filter.form],
        ),
        modifiers:
          filter.source === undefined
            ? []
            : [modifier(`発生源が${describe(noun(scope, filter.source))}`, "である", "であり")],
      };
    case "player":
      return word(
        filter.who === undefined
          ? "プレイヤー"
          : filter.who.kind === "opponents"
            ? "対戦相手"
            : player(scope, filter.who),
      );
  }
}

/** “Any target” (115.4). */
export const isAnyTarget = (of: readonly Filter[]): boolean =>
  of.length >= 4 && of.some((part) => part.kind === "player" && part.who === undefined);

function choice(scope: Scope, of: readonly Filter[], fallback = "パーマネント"): Noun {
  if (isAnyTarget(of)) return word("クリーチャーやプレイヤーやプレインズウォーカーやバトル");
  const nouns = of.map((part) => noun(scope, part, ""));
  const colors = nouns.every((part) => part.words.length === 0 && part.modifiers.length === 0);
  if (colors) return close(nouns.map((part) => part.close.join("")).join("や"));
  if (nouns.every((part) => part.words.length === 0 && part.close.length === 0))
    return mod({
      last: nouns.map((part) => describe(part)).join("か"),
      before: `${nouns.map((part) => describe(part)).join("か")}もので`,
    });
  return word(nouns.map((part) => describe({ ...part, fallback })).join("や"));
}

function negated(scope: Scope, filter: Filter): Noun {
  const isNot = (what: string): Noun => mod(modifier(`${what}で`, "ない", "なく"));
  switch (filter.kind) {
    case "is":
      return filter.what.kind === "self" ||
        filter.what.kind === "attached" ||
        filter.what.kind === "event" ||
        filter.what.kind === "bound" ||
        filter.what.kind === "target"
        ? close("他の")
        : isNot(selector(scope, filter.what));
    case "keyword":
      return mod(modifier(`${keywordName(filter.keyword)}を`, "持たない", "持たず"));
    case "ability":
      if (filter.form === "none") return having("能力");
      return filter.form === "mana" ? isNot("マナ能力") : mod(modifier("その能力を", "持たない", "持たず"));
    case "controller":
      return mod(modifier(`${player(scope, filter.is)}がコントロールしてい`, "ない", "なく"));
    case "owner":
      return mod(modifier(`${player(scope, filter.is)}がオーナーで`, "ない", "なく"));
    case "colorless":
      return mod(modifier("１色以上の色を", "持つ", "持ち"));
    case "status":
      return filter.status === "tapped"
        ? being("アンタップ状態")
        : filter.status === "face-down"
          ? being("表向き")
          : isNot(describe({ ...piece(scope, filter), fallback: "もの" }));
    case "any": {
      const words = filter.of.map((part) =>
        part.kind === "keyword" ? keywordName(part.keyword) : describe(noun(scope, part, "もの")),
      );
      return filter.of.every((part) => part.kind === "keyword")
        ? mod(modifier(`${words.join("も")}も`, "持たない", "持たず"))
        : isNot(`${words.join("でも")}`);
    }
    case "zone":
      return mod(modifier(`${zonePlace(filter.zone)}`, "ない", "なく"));
    case "was-cast":
      return mod(modifier("唱えられてい", "ない", "なく"));
    case "not":
      return piece(scope, filter.of);
    case "type":
      return isNot(typeName(filter.type));
    case "supertype":
      return isNot(supertypeName(filter.supertype).replace(/の$/, ""));
    case "subtype":
      return isNot(subtypeName(filter.subtype));
    case "color":
      return isNot(colorName(filter.color));
    case "this-turn":
      return mod(
        modifier(`このターンに${THIS_TURN[filter.did].replace(/た$/, "てい").replace(/だ$/, "でい")}`, "ない", "なく"),
      );
    case "counters":
      return mod(modifier(`${counterName(filter.counter)}が置かれてい`, "ない", "なく"));
    case "token":
      return isNot("トークン");
    case "same":
      return mod(modifier(`${selector(scope, filter.as)}と${SAME[filter.what]}を`, "持たない", "持たず"));
    case "all":
    case "multicolored":
    case "monocolored":
    case "name":
    case "chosen":
    case "number":
    case "parity":
    case "combat":
    case "card":
    case "commander":
    case "spell":
    case "permanent":
    case "attached-to":
    case "has-attached":
    case "exiled-with":
    case "targets":
    case "cast-from":
    case "mana-from":
    case "cast-face-down":
    case "payable-with-spent-mana":
    case "came-from":
    case "entered-from":
    case "paid":
    case "stack-ability":
    case "player":
      return isNot(describe(noun(scope, filter, "もの")));
  }
}

const SAME = {
  name: "同じ名前",
  color: "共通の色",
  type: "共通のカード・タイプ",
  "creature-type": "共通のクリーチャー・タイプ",
  "mana-value": "同じマナ総量",
  power: "同じパワー",
  controller: "同じコントローラー",
  owner: "同じオーナー",
} as const;
const CHOSEN = {
  name: "選ばれた名前",
  color: "選ばれた色",
  type: "選ばれたタイプ",
  "creature-type": "選ばれたタイプ",
  number: "選ばれた数",
  object: "選ばれた",
} as const;
const NUMBERS = {
  power: "パワー",
  toughness: "タフネス",
  "mana-value": "マナ総量",
  loyalty: "忠誠度",
  defense: "守備値",
  "base-power": "基本のパワー",
  "base-toughness": "基本のタフネス",
  colors: "色の数",
  targets: "対象の数",
  "mana-spent": "支払われたマナの点数",
  "times-mutated": "変容した回数",
  "unlocked-doors": "開いているドアの数",
  level: "レベル",
} as const satisfies Readonly<Record<ObjectNumber, string>>;
const THIS_TURN = {
  entered: "戦場に出た",
  "turned-face-up": "表向きになった",
  attacked: "攻撃した",
  blocked: "ブロックした",
  "was-dealt-damage": "ダメージを受けた",
  "dealt-damage": "ダメージを与えた",
  "was-cast": "唱えられた",
  "put-into-graveyard": "墓地に置かれた",
  "put-into-exile": "追放された",
  left: "戦場を離れた",
  died: "死亡した",
} as const;

/** The name of a number of an object. */
export const numberName = (what: ObjectNumber): string => NUMBERS[what];

function numberIs(scope: Scope, of: ObjectNumber, is: Comparison, value: Parameters<typeof amount>[1]): string {
  return `${NUMBERS[of]}が${compared(is, amount(scope, value))}`;
}

/** A comparison after a number: ３以下. */
export function compared(is: Comparison, number: string): string {
  switch (is) {
    case "=":
      return number;
    case "!=":
      return `${number}以外`;
    case "<":
      return `${number}より小さい値`;
    case "<=":
      return `${number}以下`;
    case ">":
      return `${number}より大きい値`;
    case ">=":
      return `${number}以上`;
  }
}

function countersOn(scope: Scope, counter: string, is: Comparison, value: Parameters<typeof amount>[1]): Noun {
  if (is === "=" && value === 0) return mod(modifier(`${counterName(counter)}が置かれてい`, "ない", "なく"));
  const count =
    (is === ">=" && value === 1) || (is === ">" && value === 0)
      ? ""
      : `${typeof value === "number" ? digits(value) : amount(scope, value)}個${is === ">=" ? "以上" : is === "<=" ? "以下" : ""}`;
  return doing(`${counterName(counter)}が${count}置かれ`);
}

function status(is: Extract<Filter, { kind: "status" }>["status"]): Noun {
  switch (is) {
    case "tapped":
      return being("タップ状態");
    case "untapped":
      return being("アンタップ状態");
    case "face-down":
      return being("裏向き");
    case "face-up":
      return being("表向き");
    case "transformed":
      return mod(modifier("変身", "した", "しており"));
    case "double-faced":
      return being("両面");
    case "modified":
      return doing("改善され");
    case "suspected":
      return doing("容疑をかけられ");
    case "phased-in":
      return doing("フェイズ・インし");
    case "attached":
      return doing("つけられ");
    case "equipped":
      return doing("装備され");
    case "enchanted":
      return doing("エンチャントされ");
    case "summoning-sick":
      return being("召喚酔い状態");
    case "ring-bearer":
      return being("指輪所持者");
    case "paired":
      return doing("組にされ");
    case "new-since-upkeep":
      return mod(modifier("直前のアップキープの開始時以降にコントロール下に置かれ", "た", "て"));
    case "renowned":
      return being("高名");
    case "monstrous":
      return being("怪物的");
    case "saddled":
      return doing("騎乗され");
    case "solved":
      return doing("解明され");
  }
}

const ZONES = {
  battlefield: "戦場",
  stack: "スタック",
  exile: "追放領域",
  command: "統率領域",
  graveyard: "墓地",
  hand: "手札",
  library: "ライブラリー",
} as const;

/** The name of a zone. */
export const zoneName = (zone: keyof typeof ZONES): string => ZONES[zone];

const zonePlace = (zone: keyof typeof ZONES): string => `${ZONES[zone]}に`;

/** Only the word for what is described, for その～. */
export function headOf(scope: Scope, filter: Filter, fallback = "パーマネント"): string {
  const named = flat(filter).filter(
    (part) =>
      /^(type|subtype|card|spell|token|permanent|player|stack-ability|commander)$/.test(part.kind) ||
      (part.kind === "any" &&
        part.of.every((each) => each.kind === "type" || each.kind === "subtype" || each.kind === "player")),
  );
  return head(noun(scope, { kind: "all", of: named }, fallback));
}
