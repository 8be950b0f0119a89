import type { Filter, Trigger, Zone } from "@obverse/core";
import { nameThing, type Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { condition } from "./condition.ts";
import { compared, headOf, noun, zoneName } from "./filter.ts";
import { keywordName } from "./keyword-names.ts";
import { counterName } from "./names.ts";
import { counted, describe } from "./noun.ts";
import { anyone, player } from "./player.ts";
import { selector } from "./selector.ts";
import { stepName } from "./step.ts";
import { digits, past } from "./words.ts";

/** All triggers of an ability: このクリーチャーが戦場に出るか攻撃するたび、 */
export function triggerClause(scope: Scope, triggers: readonly Trigger[]): string {
  const [first] = triggers;
  if (first === undefined) return "";
  if (triggers.every((trigger) => trigger.kind === "step"))
    return `${triggers.map((trigger) => stepMoment(scope, trigger)).join("と")}に、`;
  const spoken = triggers.map((trigger) => eventClause(scope, trigger));
  const start = `${spoken[0]?.split("が")[0] ?? ""}が`;
  const clauses = spoken.map((clause, index) =>
    index > 0 && clause.startsWith(start) ? clause.slice(start.length) : clause,
  );
  const once = triggers.every((trigger) => isOnce(trigger));
  const last = clauses[clauses.length - 1] ?? "";
  const joined = [...clauses.slice(0, -1).map((clause) => `${clause}か`), last].join("");
  return once && triggers.length === 1 ? `${past(joined)}とき、` : `${joined}たび、`;
}

/** A trigger as something that happened, for conditions. */
export const happening = (scope: Scope, of: Trigger): string => past(eventClause(scope, of));

const isSelf = (filter: Filter): boolean =>
  filter.kind === "is" && (filter.what.kind === "self" || filter.what.kind === "attached");

const isOnce = (trigger: Trigger): boolean =>
  ("subject" in trigger &&
    trigger.subject !== undefined &&
    isSelf(trigger.subject) &&
    /^(enters|leaves|dies|turned-face-up|transforms|zone-change)$/.test(trigger.kind)) ||
  (trigger.kind === "cast" && isSelf(trigger.spell)) ||
  trigger.kind === "state";

function subject(scope: Scope, filter: Filter, group?: true, role = "subject"): string {
  if (filter.kind === "is") return selector(scope, filter.what);
  if (filter.kind === "any" && filter.of.some(isSelf)) {
    const words = filter.of.map((part) => subject(scope, part, group, role)).join("か");
    nameThing(scope, `event:${role}`, { noun: "パーマネント", plural: false });
    return words;
  }
  const words = noun(scope, filter);
  nameThing(scope, `event:${role}`, { noun: headOf(scope, filter), plural: group === true });
  return group === true ? `${counted(words, 1)}以上` : counted(words, 1);
}

const zones = (of: readonly Zone[], whose: string): string =>
  of
    .map((zone) =>
      zone === "battlefield" || zone === "exile" || zone === "stack" || zone === "command"
        ? zoneName(zone)
        : `${whose}${zoneName(zone)}`,
    )
    .join("や");

/** あなたのアップキープの開始時 */
export function stepMoment(scope: Scope, of: Extract<Trigger, { kind: "step" }>): string {
  const whose = of.whose;
  const combat = of.step === "begin-combat" || of.step === "combat";
  if (of.step === "end-combat") return "戦闘終了時";
  const owner =
    whose === "each" || whose.kind === "each"
      ? "各"
      : combat
        ? `${player(scope, whose)}のターンの`
        : `${player(scope, whose)}の`;
  return `${owner}${stepName(of.step)}の開始時`;
}

function eventClause(scope: Scope, of: Trigger): string {
  const group = "oneOrMore" in of ? of.oneOrMore : undefined;
  switch (of.kind) {
    case "step":
      return `${stepMoment(scope, of)}になる`;
    case "enters": {
      const who = subject(scope, of.subject, group);
      const from =
        of.from === undefined
          ? of.castFrom === undefined
            ? ""
            : `あなたが${zoneName(of.castFrom)}から唱えて`
          : `${zones(of.from, of.whose === undefined ? "" : `${player(scope, of.whose)}の`)}から`;
      const under = of.underControl === undefined ? "" : `${player(scope, of.underControl)}のコントロール下で`;
      return `${of.wasCast === true ? "唱えられた" : of.wasCast === false ? "唱えられていない" : ""}${who}が${from}${under}戦場に出る`;
    }
    case "leaves":
      return `${subject(scope, of.subject, group)}が${of.exceptTo === undefined ? "" : "死亡せずに"}戦場を離れる`;
    case "dies":
      return `${of.damagedBy === undefined ? "" : `このターンに${selector(scope, of.damagedBy)}からダメージを受けた`}${subject(scope, of.subject, group)}が死亡する`;
    case "zone-change": {
      const who = subject(scope, of.subject, group);
      const whose = of.whose === undefined ? "" : `${player(scope, of.whose)}の`;
      const from =
        of.from === undefined
          ? of.exceptFrom === undefined
            ? "どこからでも"
            : `${zones(of.exceptFrom, "")}以外から`
          : `${zones(of.from, of.to === undefined ? whose : "")}から`;
      if (of.to === undefined) return `${who}が${from.replace(/から$/, "を")}離れる`;
      return of.to[0] === "exile"
        ? `${who}が${of.activating === undefined ? "" : `あなたが${keywordName(of.activating)}能力を起動している間に`}${from}追放される`
        : of.to[0] === "hand"
          ? `${who}が${from}${whose}手札に戻る`
          : `${who}が${from}${zones(of.to, whose)}に置かれる`;
    }
    case "transforms":
      return `${subject(scope, of.subject, group)}が${of.into === undefined ? "" : of.into.kind === "name" ? `《${scope.options.nameOf?.(of.into.name) ?? of.into.name}》に` : `${describe(noun(scope, of.into))}に`}変身する`;
    case "turned-face-up":
      if (of.who !== undefined) return `${player(scope, of.who)}が${subject(scope, of.subject, group)}を表向きにする`;
      return `${subject(scope, of.subject, group)}が表向きになる`;
    case "turned-face-down":
      return `${subject(scope, of.subject)}が裏向きになる`;
    case "cast": {
      if (isSelf(of.spell)) return "あなたがこの呪文を唱える";
      const from =
        of.from === undefined
          ? ""
          : `${zones(of.from, of.whose === undefined ? "" : `${player(scope, of.whose)}の`)}から`;
      const when = of.during === undefined ? "" : `${player(scope, of.during)}のターンの間に`;
      const words = noun(scope, of.spell, "呪文");
      const spell =
        words.words.length > 0 && !words.words.some((word) => word.includes("呪文"))
          ? { ...words, words: [`${words.words.join("・")}呪文`] }
          : words;
      nameThing(scope, "event:spell", { noun: "呪文", plural: false });
      return `${when}${anyone(scope, of.who)}が${from}${of.nth === undefined ? "" : `各ターンの${digits(of.nth)}つ目の`}${of.nth === undefined ? counted(spell, 1) : describe(spell)}を${of.copied === true ? "唱えるかコピーする" : "唱える"}`;
    }
    case "activates":
      return `${anyone(scope, of.who)}が${of.source === undefined ? "" : `${describe(noun(scope, of.source))}の`}${of.notMana === true ? "マナ能力でない" : ""}${of.keyword === undefined ? "" : keywordName(of.keyword)}能力１つを起動する`;
    case "triggers":
      return `${describe(noun(scope, of.source))}の能力が誘発する`;
    case "becomes-target":
      return `${subject(scope, of.subject, undefined, "recipient")}が${of.firstEachTurn === true ? "各ターンで初めて" : ""}${of.who === undefined ? "" : `${anyone(scope, of.who)}がコントロールしている`}${of.by === undefined ? "呪文や能力" : describe(noun(scope, of.by, "呪文"))}の対象になる`;
    case "attacks": {
      const who = subject(scope, of.subject, group);
      const whom =
        of.defender === undefined
          ? ""
          : of.defender === "player"
            ? "プレイヤーを"
            : of.defender === "planeswalker"
              ? "プレインズウォーカーを"
              : of.defender === "you"
                ? "あなたを"
                : `${describe(noun(scope, of.defender))}を`;
      const others =
        of.withOthers === undefined ? "" : `と${counted(noun(scope, of.withOthers.filter), of.withOthers.atLeast)}以上`;
      return `${who}${others}が${of.alone === true ? "単独で" : ""}${whom}攻撃する`;
    }
    case "player-attacks": {
      const words = of.with === undefined ? "クリーチャー" : describe(noun(scope, of.with));
      const power = of.totalPower === undefined ? "" : `パワーの合計が${digits(of.totalPower)}以上になるように`;
      const how =
        power !== ""
          ? power
          : of.exactly === undefined
            ? of.atLeast === undefined
              ? ""
              : `${words}${digits(of.atLeast)}体以上で`
            : `${words}ちょうど${digits(of.exactly)}体で`;
      return `${anyone(scope, of.who)}が${how === "" && of.with !== undefined ? `${words}１体以上で` : how}${of.whom === undefined ? "" : `${anyone(scope, of.whom)}を`}攻撃する`;
    }
    case "blocks":
      return `${subject(scope, of.subject)}が${of.what === undefined ? "" : `${subject(scope, of.what, undefined, "other")}を`}ブロックする`;
    case "becomes-blocked":
      return `${subject(scope, of.subject)}が${of.by === undefined ? "" : `${subject(scope, of.by, undefined, "other")}に`}ブロックされた状態になる`;
    case "attacks-unblocked":
      return `${subject(scope, of.subject)}が攻撃してブロックされない状態になる`;
    case "deals-damage":
      return `${subject(scope, of.source, isSelf(of.source) ? undefined : group, "source")}が${of.to === undefined ? "" : `${subject(scope, of.to, isSelf(of.source) && of.to.kind !== "player" ? group : undefined, "recipient")}に`}${combat(of.combat)}ダメージを与える`;
    case "dealt-damage":
      return `${subject(scope, of.subject, group)}が${of.by === undefined ? "" : `${describe(noun(scope, of.by))}から`}${of.excess === true ? "余剰の" : ""}${combat(of.combat)}ダメージを受ける`;
    case "life":
      return `${of.during === undefined ? "" : `${player(scope, of.during)}のターンの間に`}${anyone(scope, of.who)}が${of.firstEachTurn === true ? "各ターンで初めて" : ""}ライフを${of.change === "gain" ? "得る" : "失う"}`;
    case "draws":
      return `${of.during === undefined ? "" : `${player(scope, of.during)}のターンの間に`}${anyone(scope, of.who)}が${of.nth === undefined ? "" : `各ターンの${digits(of.nth)}枚目の`}カードを${of.exceptFirstInDrawStep === true ? "、自分のドロー・ステップの最初の１枚以外で" : ""}引く`;
    case "discards":
      return `${anyone(scope, of.who)}が${cards(scope, of.what, group)}を捨てる`;
    case "mills":
      return `${anyone(scope, of.who)}が${cards(scope, of.what, group)}を切削する`;
    case "sacrifices":
      return `${anyone(scope, of.who)}が${subject(scope, of.what, group)}を生け贄に捧げる`;
    case "counters": {
      const number =
        of.last === true
          ? `最後の${counterName(of.counter)}`
          : of.nth === undefined
            ? `${counterName(of.counter)}${of.oneOrMore === true ? "１個以上" : "１個"}`
            : `${digits(of.nth)}個目の${counterName(of.counter)}`;
      return `${of.who === undefined ? "" : `${anyone(scope, of.who)}によって`}${subject(scope, of.subject)}${of.change === "add" ? "に" : "から"}${number}が${of.change === "add" ? "置かれる" : "取り除かれる"}`;
    }
    case "status":
      return of.forMana === true
        ? `${of.who === undefined ? "" : `${anyone(scope, of.who)}が`}${subject(scope, of.subject)}${of.who === undefined ? "がマナを引き出す目的でタップされる" : "をマナを引き出す目的でタップする"}`
        : `${subject(scope, of.subject, group)}が${of.change === "tapped" ? "タップ" : "アンタップ"}状態になる`;
    case "attached":
      return of.change === "attached"
        ? `${subject(scope, of.subject)}が${of.to === undefined ? "" : `${subject(scope, of.to, undefined, "attached-to")}に`}つけられた状態${of.entering === true ? "で戦場に出る" : "になる"}`
        : `${subject(scope, of.subject)}が${of.to === undefined ? "" : `${subject(scope, of.to, undefined, "attached-to")}から`}はずれた状態になる`;
    case "day-night":
      return of.becomes === undefined ? "昼が夜になるか夜が昼になる" : of.becomes === "day" ? "昼になる" : "夜になる";
    case "creates":
      return `${anyone(scope, of.who)}が${subject(scope, of.what, group)}を生成する`;
    case "plays-land":
      return `${anyone(scope, of.who)}が${of.from === undefined ? "" : `${zones(of.from, of.whose === undefined ? "" : `${player(scope, of.whose)}の`)}から`}${of.what === undefined ? "土地１つ" : counted(noun(scope, of.what), 1)}をプレイする`;
    case "action":
      if (DOINGS[of.action] !== undefined)
        return `${of.subject !== undefined && of.who === undefined ? subject(scope, of.subject, group) : anyone(scope, of.who ?? { kind: "you" })}が${of.subject === undefined || of.who === undefined ? "" : `${subject(scope, of.subject, group)}を`}${DOINGS[of.action]}`;
      return of.subject !== undefined && of.who === undefined
        ? `${subject(scope, of.subject, group)}が${actionName(of.action)}を行う`
        : `${anyone(scope, of.who ?? { kind: "you" })}が${of.subject === undefined ? "" : `${subject(scope, of.subject, group)}で`}${actionName(of.action)}を行う`;
    case "loses-game":
      return `${anyone(scope, of.who)}がゲームに敗北する`;
    case "loses-control":
      return `あなたが${subject(scope, of.subject)}のコントロールを失う`;
    case "state":
      return `${condition(scope, of.condition)}状態になる`;
    case "becomes":
      if (of.level !== undefined) return `${subject(scope, of.subject)}がレベル${digits(of.level)}になる`;
      return `${subject(scope, of.subject)}が${BECOMES[of.what]}状態になる`;
    case "dice":
      return of.what === "roll"
        ? `${anyone(scope, of.who)}がダイスを振って${of.is === undefined ? "結果" : compared(of.is.is, amount(scope, of.is.value))}を得る`
        : `${anyone(scope, of.who)}がコイン投げに${of.what === "flip-won" ? "勝つ" : "負ける"}`;
  }
}

const BECOMES = {
  monstrous: "怪物的",
  renowned: "高名な",
  saddled: "騎乗された",
  crewed: "搭乗された",
  exerted: "督励された",
  suspected: "容疑をかけられた",
  plotted: "計画された",
  level: "レベルが上がった",
  solved: "解明された",
} as const;

const combat = (of: boolean | undefined): string => (of === undefined ? "" : of ? "戦闘" : "戦闘でない");

function cards(scope: Scope, what: Filter | undefined, group: true | undefined): string {
  if (what !== undefined) return subject(scope, what, group);
  nameThing(scope, "event:subject", { noun: "カード", plural: group === true });
  return group === true ? "カード１枚以上" : "カード１枚";
}

/** What is done without 行う. */
const DOINGS: Readonly<Record<string, string>> = {
  monarch: "統治者になる",
  crime: "悪事を働く",
  venture: "ダンジョン探索を行う",
  "complete-dungeon": "ダンジョンを踏破する",
  "fully-unlock": "部屋１つを完全に開放する",
  unlock: "開放する",
  cycle: "サイクリングする",
  "cycle-or-discard": "カード１枚をサイクリングするか捨てる",
  search: "自分のライブラリーからカードを探す",
  shuffle: "自分のライブラリーを切り直す",
  mutate: "変容する",
  foretell: "カード１枚を予顕する",
  manifest: "カード１枚を予示する",
  cloak: "カード１枚を偽装する",
};

const ACTIONS: Readonly<Record<string, string>> = {
  scry: "占術",
  surveil: "諜報",
  "manifest-dread": "戦慄予示",
  manifest: "予示",
  cloak: "偽装",
  cycle: "サイクリング",
  foretell: "予顕",
  explore: "探検",
  mutate: "変容",
  unlock: "開放",
  investigate: "調査",
  proliferate: "増殖",
  populate: "居住",
  connive: "謀議",
  bolster: "鼓舞",
  amass: "動員",
  incubate: "培養",
  discover: "発見",
  learn: "履修",
  adapt: "順応",
  monstrosity: "怪物化",
  support: "支援",
  fabricate: "製造",
  exert: "督励",
  goad: "使嗾",
  pair: "組にすること",
  detain: "留置",
  suspect: "容疑",
  "collect-evidence": "証拠収集",
  "time-travel": "タイムトラベル",
  endure: "忍耐",
  earthbend: "土の技",
  firebend: "火の技",
  airbend: "気の技",
  waterbend: "水の技",
  blight: "萎縮",
  cascade: "続唱",
  clash: "激突",
  vote: "投票",
  transform: "変身",
  convert: "トランスフォーム",
  meld: "合体",
  commit: "犯罪",
};

/** A keyword action's name in Japanese. */
export const actionName = (action: string): string => ACTIONS[action] ?? "その処理";
