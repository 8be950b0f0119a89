import type { Effect, Selector } from "@obverse/core";
import type { EffectOf } from "../effect-family.ts";
import { nameThing, type Scope } from "../scope.ts";
import { amount, countersText } from "./amount.ts";
import { cost } from "./cost.ts";
import { duration } from "./duration.ts";
import { noun, zoneName } from "./filter.ts";
import { modifications } from "./modification.ts";
import { counted, describe } from "./noun.ts";
import { actor, player } from "./player.ts";
import { howMany, selector } from "./selector.ts";
import { spells } from "./static-rule.ts";
import { arrival } from "./token.ts";
import { digits } from "./words.ts";

/** Instructions that move objects between zones, or look into zones. */
export function zoneEffect(scope: Scope, of: EffectOf<"zone">): string {
  switch (of.kind) {
    case "meld":
      return `その後それらを《${scope.options.nameOf?.(of.into) ?? of.into}》に合体させる${of.arrival === undefined ? "" : `。それは${arrival(scope, of.arrival)}戦場に出る`}`;
    case "manifest":
    case "cloak":
      return `${actor(scope, of.who)}${selector(scope, of.what)}を${arrival(scope, of.arrival)}${of.kind === "manifest" ? "予示" : "偽装"}する`;
    case "manifest-dread":
      return `${actor(scope, of.who)}戦慄予示を行う`;
    case "destroy":
      return `${selector(scope, of.what)}を破壊する${of.noRegeneration === true ? "。それは再生できない" : ""}`;
    case "sacrifice":
      return `${actor(scope, of.who)}${selector(scope, of.what)}を生け贄に捧げる`;
    case "exile":
      if (isMeldPair(of.what)) return "それらを追放する";
      return `${of.until === undefined ? "" : duration(scope, of.until)}${selector(scope, of.what)}を${(of.counters ?? []).map(({ counter, count }) => `${countersText(scope, counter, count)}が置かれた状態で`).join("")}${of.faceDown === true ? "裏向きで" : ""}${of.pile === undefined ? "" : of.pile === "face-up" ? "表向きの束にして" : "裏向きの束にして"}追放する${of.pile === "face-down-shuffled" ? "。その束を切り直す" : ""}${of.lookers === undefined ? "" : `。${player(scope, of.lookers)}はそれを見てもよい`}`;
    case "move":
      return move(scope, of);
    case "shuffle":
      return `${actor(scope, of.who)}ライブラリーを切り直す`;
    case "counter":
      return `${selector(scope, of.what)}を打ち消す${of.to === undefined ? "" : `。これにより${of.to.filter === undefined ? "その呪文" : spells(scope, of.to.filter)}が打ち消されたなら、それを墓地に置く代わりに${(of.to.counters ?? []).map(({ counter, count }) => `${countersText(scope, counter, count)}が置かれた状態で`).join("")}${of.to.zone === "exile" ? "追放する" : of.to.zone === "battlefield" ? `${of.to.under === undefined ? "オーナー" : player(scope, of.to.under)}のコントロール下で戦場に出す` : `オーナーの${zoneName(of.to.zone)}に置く`}`}`;
    case "cast": {
      const what = `${selector(scope, of.what)}${of.filter === undefined ? "" : `のうち${describe(noun(scope, of.filter, "呪文"))}`}${of.copy === true ? "のコピー" : ""}`;
      const ways = `${of.free === true ? "マナ・コストを支払うことなく" : of.cost === undefined ? "" : `マナ・コストではなく${cost(scope, of.cost)}を支払うことで`}${of.transformed === true ? "変身した状態で" : ""}${of.faceDown === undefined ? "" : "裏向きの2/2のクリーチャー・呪文として"}`;
      const verb = of.lands === true ? "プレイ" : "唱え";
      return `${of.optional === true ? `${player(scope, of.who)}は` : actor(scope, of.who)}${what}を${ways}${of.optional === true ? (of.lands === true ? `${verb}してもよい` : `${verb}てもよい`) : of.lands === true ? `${verb}する` : `${verb}る`}${of.exileAfter === true ? "。その呪文が墓地に置かれるなら、代わりにそれを追放する" : ""}${of.faceDown?.turnsUpFirst === true ? "。それがダメージを割り振るか与えるか与えられるか、タップ状態になるなら、先に表向きになる" : ""}`;
    }
    case "permit": {
      const what = `${selector(scope, of.what)}${of.filter === undefined ? "" : `のうち${describe(noun(scope, of.filter, "呪文"))}${of.one === true ? "１つ" : ""}`}${of.eachType === true ? "のうち土地でない各カード・タイプにつきそのタイプの呪文１つ" : of.one === true && of.filter === undefined ? "のうち１枚" : ""}`;
      const any =
        of.anyMana === undefined
          ? ""
          : `。${player(scope, of.who)}はそれを唱えるために${of.anyMana === "colorless" ? "無色の" : ""}マナを好きな${of.anyMana === "type" ? "タイプ" : "色"}のマナであるかのように支払ってもよい`;
      const enters = of.arrival === undefined ? "" : `。そうしたなら、それは${arrival(scope, of.arrival)}戦場に出る`;
      const changed =
        of.entersWith === undefined ? "" : `。それは${modifications(scope, of.entersWith, "state", "creature")}`;
      return `${duration(scope, of.duration)}${player(scope, of.who)}は${what}を${of.free === true ? "マナ・コストを支払うことなく" : of.cost === undefined ? "" : `マナ・コストではなく${cost(scope, of.cost)}を支払うことで`}${of.flash === true ? "瞬速を持つかのように" : ""}${of.lands === true ? "プレイしてもよい" : "唱えてもよい"}${any}${enters}${changed}${of.change === undefined ? "" : `。これにより唱える呪文のコストは{${amount(scope, of.change.generic)}}${of.change.less === true ? "少なく" : "多く"}なる`}${of.exileAfter === true ? "。その呪文が墓地に置かれるなら、代わりにそれを追放する" : ""}`;
    }
    case "reveal":
      return `${of.what.kind === "library" ? actor(scope, of.what.of) : ""}${selector(scope, of.what)}を公開する`;
    case "look-at":
      return `${actor(scope, of.who)}${selector(scope, of.what)}を見る`;
    case "dig-until": {
      const what = noun(scope, of.filter, "カード");
      nameThing(scope, `bound:${of.rest}`, { noun: "カード", plural: true });
      nameThing(scope, `bound:${of.hit}`, { noun: "カード", plural: of.count !== undefined && of.count !== 1 });
      return `${actor(scope, of.who)}${counted(what, of.count === undefined ? 1 : typeof of.count === "number" ? of.count : amount(scope, of.count))}が${of.how === "reveal" ? "公開" : "追放"}されるまで、ライブラリーの一番上からカードを１枚ずつ${of.how === "reveal" ? "公開" : "追放"}する`;
    }
    case "search": {
      const whose = of.of === undefined ? (of.who.kind === "you" ? "あなたの" : "自分の") : `${player(scope, of.of)}の`;
      const words = noun(scope, of.filter, "カード");
      const card =
        words.words.length === 0 || words.words.some((word) => word.includes("カード"))
          ? words
          : { ...words, words: [`${words.words.join("・")}・カード`] };
      nameThing(scope, `bound:${of.as}`, { noun: "カード", plural: of.max !== 1 });
      return `${actor(scope, of.who)}${whose}${of.zones.map(zoneName).join("や")}${of.outside === true ? "やゲームの外部" : ""}から${of.shares === undefined ? "" : "同じ名前を持つ"}${of.all === true ? `すべての${describe(card)}` : howMany(scope, card, of.min, of.max)}を探す${of.reveal === true ? "。それを公開する" : ""}`;
    }
  }
}

/** What melds and its partner, whose names the condition has said. */
const isMeldPair = (of: Selector): boolean =>
  of.kind === "union" &&
  of.of.length === 2 &&
  of.of[0]?.kind === "self" &&
  of.of[1]?.kind === "choose" &&
  of.of[1].filter.kind === "all" &&
  ["name", "controller", "owner"].every(
    (kind) =>
      of.of[1]?.kind === "choose" &&
      of.of[1].filter.kind === "all" &&
      of.of[1].filter.of.some((part) => part.kind === kind),
  );

/** Whether it comes back rather than comes: it was on the battlefield, or a graveyard of one's own holds it. */
function comesBack(scope: Scope, of: Selector, said: string): boolean {
  switch (of.kind) {
    case "bound":
      return scope.did.get(of.name) === "exile";
    case "self":
    case "event":
      return true;
    case "target": {
      const slot = scope.targets[of.slot];
      return slot?.zone === "graveyard" && slot.of?.kind === "you";
    }
    case "linked":
      return of.link === "exiled-with";
    default:
      return /墓地|追放/.test(said) && !said.includes("手札");
  }
}

function move(scope: Scope, of: Extract<Effect, { kind: "move" }>): string {
  const what = selector(scope, of.what);
  const ways = arrival(scope, of.arrival);
  const changed =
    of.arrival?.modifications === undefined || of.arrival.modifications.length === 0
      ? ""
      : `。それは${modifications(scope, of.arrival.modifications, "change", "creature")}`;
  switch (of.to) {
    case "battlefield":
      return `${what}を${ways}戦場に${comesBack(scope, of.what, what) ? "戻す" : "出す"}${changed}`;
    case "hand":
      return `${what}を${of.what.kind === "library" || of.what.kind === "bound" || of.what.kind === "choose-from" ? "手札に加える" : "オーナーの手札に戻す"}`;
    case "graveyard":
      return `${what}を墓地に置く`;
    case "exile":
      return `${what}を追放する`;
    case "command":
      return `${what}を統率領域に置く`;
    case "stack":
      return `${what}をスタックに置く`;
    case "library": {
      const position = of.arrival?.position;
      if (position === "shuffled") return `${what}をオーナーのライブラリーに加えて切り直す`;
      if (typeof position === "object")
        return `${what}をオーナーのライブラリーの上から${digits(position.fromTop + 1)}枚目に置く`;
      return `${what}を${of.arrival?.order === "random" ? "無作為の順番で" : of.arrival?.order === "any" ? "望む順番で" : ""}ライブラリーの一番${position === "bottom" ? "下" : "上"}に置く`;
    }
  }
}
