import type { ObjectId, PlayerId, Zone } from "@obverse/core";
import { isActionCode } from "../action-codes.ts";
import type { MessageTable, Names } from "../message-table.ts";
import { actions } from "./actions.ts";
import { counterWord, keywordWord, stepWord } from "./words.ts";

const ZONE: Readonly<Record<Zone, string>> = {
  library: "ライブラリー",
  hand: "手札",
  battlefield: "戦場",
  graveyard: "墓地",
  stack: "スタック",
  exile: "追放領域",
  command: "統率領域",
};

const the = (id: ObjectId, names: Names): string => `「${names.object(id)}」`;
const either = (to: { readonly object: ObjectId } | { readonly player: PlayerId }, names: Names): string =>
  "object" in to ? the(to.object, names) : names.player(to.player);
const host = (to: ObjectId | PlayerId, names: Names): string =>
  typeof to === "number" ? the(to, names) : names.player(to);
/** 後の姿（わかれば）。 */
const into = (object: ObjectId, names: Names): string => {
  const name = names.after?.(object);
  return name === undefined ? "" : `「${name}」に`;
};
const as = (object: ObjectId, names: Names): string => {
  const name = names.after?.(object);
  return name === undefined ? "" : `（「${name}」）`;
};
const all = (ids: readonly ObjectId[], names: Names): string => ids.map((id) => the(id, names)).join("と");

/** 状況起因処理で消滅するもの。 */
const CEASING = [
  { rule: "704.5d", what: "戦場を離れたトークンの" },
  { rule: "704.5e", what: "存在できる領域にないコピーの" },
] as const;

/** 起きたこと。 */
export const events: MessageTable["events"] = {
  transformed: ({ object }, names) => `${the(object, names)}が${into(object, names)}変身した。`,
  converted: ({ object }, names) => `${the(object, names)}が${into(object, names)}トランスフォームした。`,
  melded: ({ object, from }, names) => `${all(from, names)}が合体し、${the(object, names)}になった。`,
  merged: ({ object, spell }, names) => `${the(spell, names)}が${the(object, names)}と合同した。`,
  "turned-face-up": ({ object }, names) => `${the(object, names)}が表向きになった${as(object, names)}。`,
  "turned-face-down": ({ object }, names) => `${the(object, names)}が裏向きになった。`,
  "zone-change": ({ former, from, arrived }, names) => {
    if (arrived.length === 0) return `${the(former, names)}が${ZONE[from]}を離れ、なくなった。`;
    if (arrived.length === 1 && arrived[0] !== undefined)
      return `${the(former, names)}が${ZONE[from]}から${ZONE[arrived[0].zone]}に移った。`;
    return `${the(former, names)}が${ZONE[from]}を離れた: ${arrived.map(({ object, zone }) => `${the(object, names)}は${ZONE[zone]}へ`).join("、")}。`;
  },
  created: ({ object, player }, names) => `${names.player(player)}が${the(object, names)}を生成した。`,
  destroyed: ({ object }, names) => `${the(object, names)}が破壊された。`,
  sacrificed: ({ object, player }, names) => `${names.player(player)}が${the(object, names)}を生け贄に捧げた。`,
  discarded: ({ object, player }, names) => `${names.player(player)}が${the(object, names)}を捨てた。`,
  drawn: ({ object, player }, names) => `${names.player(player)}が${the(object, names)}を引いた。`,
  milled: ({ object, player }, names) => `${names.player(player)}が${the(object, names)}を切削した。`,
  cast: ({ object, player, from }, names) =>
    `${names.player(player)}が${ZONE[from]}から${the(object, names)}を唱えた。`,
  "land-played": ({ object, player }, names) => `${names.player(player)}が土地${the(object, names)}をプレイした。`,
  activated: ({ source, player, keyword }, names) =>
    `${names.player(player)}が${the(source, names)}の${keyword === undefined ? "能力" : keywordWord(keyword)}を起動した。`,
  triggered: ({ source }, names) => `${the(source, names)}の能力が誘発した。`,
  resolved: ({ object, fizzled }, names) =>
    fizzled === true
      ? `${the(object, names)}は、対象がすべて不適正なので解決されなかった。`
      : `${the(object, names)}が解決された。`,
  countered: ({ object }, names) => `${the(object, names)}が打ち消された。`,
  copied: ({ object, of, player }, names) =>
    `${names.player(player)}が${the(of, names)}をコピーした（${the(object, names)}）。`,
  revealed: ({ object, player }, names) => `${names.player(player)}が${the(object, names)}を公開した。`,
  "looked-at": ({ object, player }, names) => `${names.player(player)}が${the(object, names)}を見た。`,
  shuffled: ({ player }, names) => `${names.player(player)}がライブラリーを切り直した。`,
  "player-controlled": ({ player, by }, names) =>
    `このターンの間、${names.player(by)}が${names.player(player)}をコントロールする。`,
  "became-day": () => "昼になった。",
  "became-night": () => "夜になった。",
  damage: ({ source, to, amount }, names) =>
    source === undefined
      ? `${either(to, names)}が${amount}点のダメージを受けた。`
      : `${the(source, names)}が${either(to, names)}に${amount}点のダメージを与えた。`,
  "damage-prevented": ({ source, to, amount }, names) =>
    `${source === undefined ? "" : `${the(source, names)}から`}${either(to, names)}への${amount}点のダメージが軽減された。`,
  life: ({ player, change }, names) =>
    `${names.player(player)}が${Math.abs(change)}点のライフを${change < 0 ? "失った" : "得た"}。`,
  counters: ({ object, counter, change }, names) =>
    `${the(object, names)}${change < 0 ? "から" : "に"}${counterWord(counter)}カウンターが${Math.abs(change)}個${change < 0 ? "取り除かれた" : "置かれた"}。`,
  "player-counters": ({ player, counter, change }, names) =>
    `${names.player(player)}が${counterWord(counter)}カウンターを${Math.abs(change)}個${change < 0 ? "失った" : "得た"}。`,
  attached: ({ object, to }, names) => `${the(object, names)}が${host(to, names)}につけられた。`,
  unattached: ({ object, from }, names) => `${the(object, names)}が${host(from, names)}からはずれた。`,
  tapped: ({ object }, names) => `${the(object, names)}がタップされた。`,
  untapped: ({ object }, names) => `${the(object, names)}がアンタップした。`,
  "mana-added": ({ player, mana }, names) =>
    `${names.player(player)}が${mana.map((symbol) => `{${symbol}}`).join("")}を加えた。`,
  "control-changed": ({ object, to }, names) => `${names.player(to)}が${the(object, names)}のコントロールを得た。`,
  "became-copy": ({ object }, names) => `${the(object, names)}がコピーになった。`,
  "attack-declared": ({ player, attackers }, names) =>
    attackers.length === 0
      ? `${names.player(player)}は攻撃クリーチャーを指定しなかった。`
      : `${names.player(player)}の攻撃: ${attackers.map(({ object, defender }) => `${the(object, names)}が${host(defender, names)}を攻撃`).join("、")}。`,
  "block-declared": ({ player, blocks }, names) =>
    blocks.length === 0
      ? `${names.player(player)}はブロック・クリーチャーを指定しなかった。`
      : `${names.player(player)}のブロック: ${blocks.map(({ blocker, attackers }) => `${the(blocker, names)}が${all(attackers, names)}をブロック`).join("、")}。`,
  "became-blocked": ({ object, by }, names) =>
    `${the(object, names)}が${by.length === 0 ? "" : `${all(by, names)}に`}ブロックされた。`,
  unblocked: ({ object }, names) => `${the(object, names)}はブロックされなかった。`,
  "became-target": ({ object, target, by }, names) =>
    `${object !== undefined ? the(object, names) : target === undefined ? "何か" : names.player(target)}が${the(by, names)}の対象になった。`,
  "step-began": ({ step, player }, names) => `${names.player(player)}の${stepWord(step)}が始まった。`,
  "turn-began": ({ player, number }, names) => `第${number}ターン（${names.player(player)}）が始まった。`,
  flipped: ({ object }, names) => `${the(object, names)}が反転した。`,
  phased: ({ object, out }, names) => `${the(object, names)}がフェイズ・${out ? "アウト" : "イン"}した。`,
  action: ({ action, player, object, objects, room }, names) => {
    const ids = objects ?? (object === undefined ? [] : [object]);
    const who = names.player(player);
    const what = ids.length === 0 ? undefined : all(ids, names);
    return isActionCode(action)
      ? actions[action]({ who, what, ...(room === undefined ? {} : { room: room + 1 }) })
      : `${who}が「${action}」を行った${what === undefined ? "" : `（${what}）`}。`;
  },
  coin: ({ player, result }, names) =>
    `${names.player(player)}がコインを投げた: ${result === "won" ? "勝ち" : result === "lost" ? "負け" : result}。`,
  die: ({ player, result }, names) => `${names.player(player)}がサイコロを振った: ${result}。`,
  "player-lost": ({ player }, names) => `${names.player(player)}がゲームに敗北した。`,
  "player-won": ({ player }, names) => `${names.player(player)}がゲームに勝利した。`,
  "player-left": ({ player }, names) => `${names.player(player)}がゲームを離れた。`,
  "state-based": ({ object, player, rules }, names) => {
    const ceasing = CEASING.find(({ rule }) => rules.includes(rule));
    if (object !== undefined && ceasing !== undefined) return `${ceasing.what}${the(object, names)}が消滅した。`;
    return `${object !== undefined ? `${the(object, names)}に対して` : player !== undefined ? `${names.player(player)}に対して` : ""}状況起因処理が行われた。`;
  },
  nothing: () => "何も起こらない。",
  replaced: ({ source, object }, names) =>
    `${source === undefined ? "置換効果" : the(source, names)}により、${object === undefined ? "起こること" : `${the(object, names)}に起こること`}が変わった。`,
};
