import type { Filter, Replacement, Zone } from "@obverse/core";
import { nameThing, type Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { condition } from "./condition.ts";
import { exceptions } from "./copy.ts";
import { steps } from "./effect.ts";
import { compared, headOf, noun, zoneName } from "./filter.ts";
import { modifications } from "./modification.ts";
import { counterName } from "./names.ts";
import { counted, describe } from "./noun.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { stepName } from "./step.ts";
import { arrival, faceDownValues } from "./token.ts";
import { actionName } from "./trigger.ts";
import { digits } from "./words.ts";

const isSelf = (filter: Filter): boolean => filter.kind === "is" && filter.what.kind === "self";

function subject(scope: Scope, filter: Filter): string {
  if (filter.kind === "is") return selector(scope, filter.what);
  nameThing(scope, "event:subject", { noun: headOf(scope, filter), plural: false });
  return counted(noun(scope, filter, "カード"), 1);
}

/** A replacement effect as sentences, without the last full stop. */
export function replacement(scope: Scope, of: Replacement): string {
  switch (of.kind) {
    case "enters":
      return enters(scope, of);
    case "as-transforms":
      return `${selector(scope, { kind: "self" })}が${of.into?.kind === "name" ? `《${scope.options.nameOf?.(of.into.name) ?? of.into.name}》に` : ""}変身するに際し、${steps(scope, of.as)}`;
    case "as-attached":
      return `${selector(scope, { kind: "self" })}が${describe(noun(scope, of.to))}につけられた状態になるに際し、${steps(scope, of.as)}`;
    case "as-turned-face-up":
      return `${selector(scope, { kind: "self" })}が表向きになるに際し、${steps(scope, of.as)}`;
    case "zone-change": {
      const who = subject(scope, of.subject);
      const whose = of.whose === undefined ? "" : `${player(scope, of.whose)}の`;
      const to = of.to ?? [];
      const out = of.from === undefined ? "どこからでも" : `${of.from.map(zoneName).join("や")}から`;
      const cast = of.wasCast === undefined ? "" : of.wasCast ? "唱えられて" : "唱えられずに";
      const event =
        to.length === 0
          ? `${out.replace(/から$/, "を")}離れる`
          : to[0] === "battlefield"
            ? `${cast}戦場に出る`
            : to[0] === "exile"
              ? "追放される"
              : `${out}${whose}${to.map(zoneName).join("や")}に置かれる`;
      return `${who}が${event}なら、代わりに${instead(scope, of.instead)}${of.optional === true ? "こともできる" : ""}`;
    }
    case "dies":
      return `${of.damagedBy === undefined ? "" : `このターンに${selector(scope, of.damagedBy)}からダメージを受けた`}${subject(scope, of.subject)}が死亡するなら、代わりに${instead(scope, of.instead)}`;
    case "destroyed":
      return of.regenerate === true
        ? `${subject(scope, of.subject)}が次に破壊されるなら、代わりにそれを再生する`
        : `${subject(scope, of.subject)}が破壊されるなら、代わりに${steps(scope, of.instead)}`;
    case "damage":
      return damage(scope, of);
    case "tokens-created":
      return `${describe(noun(scope, of.what))}１体以上が${player(scope, of.who)}のコントロール下で生成されるなら、代わりに${of.factor === undefined ? (of.also === undefined ? `その数に${digits(of.plus ?? 0)}を足した数の` : "") : `その${digits(of.factor)}倍の数の`}それらのトークンが生成される${of.also === undefined ? "" : `。さらに、${steps(scope, of.also)}`}`;
    case "counters-added":
      return `${of.byEffect === true ? "効果によって" : ""}${of.who === undefined ? "" : `${player(scope, of.who)}が`}${subject(scope, of.subject)}の上に${counterName(of.counter)}１個以上${of.who === undefined ? "が置かれる" : "を置く"}なら、代わりに${of.factor === undefined ? `その数に${digits(of.plus ?? 0)}を足した数` : of.factor === 0.5 ? "その半分（端数切り捨て）の数" : `その${digits(of.factor)}倍の数`}の${counterName(of.counter)}${of.who === undefined ? "が置かれる" : "を置く"}`;
    case "draw":
      return `${player(scope, of.who)}がカードを${of.exceptFirstInDrawStep === true ? "、ドロー・ステップの最初の１枚以外で" : ""}引くなら、代わりに${steps(scope, of.instead)}${of.optional === true ? "ことを選んでもよい" : ""}`;
    case "life":
      if (of.floor !== undefined)
        return `ダメージによって${player(scope, of.who)}のライフ総量が${digits(of.floor)}点未満になるなら、代わりに${digits(of.floor)}点になる`;
      if (of.reducesTo !== undefined)
        return `${player(scope, of.who)}のライフ総量が${digits(of.reducesTo)}点以下になるなら、代わりに${steps(scope, of.instead ?? [])}`;
      return `${player(scope, of.who)}がライフを${of.change === "gain" ? "得る" : "失う"}なら、代わりに${of.instead === undefined ? `${of.factor === undefined ? `その点数に${digits(of.plus ?? 0)}を足した点数` : `その${digits(of.factor)}倍`}のライフを${of.change === "gain" ? "得る" : "失う"}` : steps(scope, of.instead)}`;
    case "discard":
      return `${of.causedBy === undefined ? "" : `${player(scope, of.causedBy)}がコントロールしている呪文や能力によって`}${player(scope, of.who)}がカードを捨てるなら、代わりに${steps(scope, of.instead)}`;
    case "action":
      return `${subject(scope, of.subject)}が${actionName(of.action)}を行うなら、代わりに${steps(scope, of.instead)}`;
    case "mana":
      return `${describe(noun(scope, of.source))}がマナを引き出す目的でタップされるなら、それは代わりに${of.factor === undefined ? (of.instead ?? []).map((kind) => `{${kind}}`).join("か") : `${digits(of.factor)}倍のマナ`}を生み出す`;
    case "untap-step":
      return `${describe(noun(scope, of.subject))}はそれのコントローラーのアンタップ・ステップの間にアンタップしない`;
    case "skip":
      return `${player(scope, of.who)}は自分の${stepName(of.step)}を飛ばす`;
    case "turn-face-up":
      return `${subject(scope, of.subject)}が表向きになるに際し、${steps(scope, of.also)}`;
    case "game-loss":
      return `${player(scope, of.who)}がゲームに敗北するなら、代わりに${steps(scope, of.instead)}`;
    case "enters-face-down":
      return `${describe(noun(scope, of.subject))}は${faceDownValues(scope, of.values)}として裏向きで戦場に出る`;
    case "day-night-as-enters":
      return `昼でも夜でもないなら、${selector(scope, { kind: "self" })}が戦場に出るに際し、${of.to === "day" ? "昼" : "夜"}になる`;
    case "enters-modified":
      return `${describe(noun(scope, of.subject))}は、${modifications(scope, of.modifications, "state", "creature")}状態で戦場に出る`;
  }
}

function enters(scope: Scope, of: Extract<Replacement, { kind: "enters" }>): string {
  const who = isSelf(of.subject)
    ? selector(scope, { kind: "self" })
    : of.subject.kind === "is"
      ? selector(scope, of.subject.what)
      : describe(noun(scope, of.subject));
  const only =
    of.condition === undefined
      ? ""
      : of.condition.kind === "not"
        ? `${condition(scope, of.condition)}かぎり、`
        : `${condition(scope, of.condition)}なら、`;
  const ways = arrival(scope, of.arrival);
  if (of.unless !== undefined)
    return `${who}が戦場に出るに際し、${steps(scope, of.unless.steps)}。そうしないなら、それは${arrival(scope, of.unless.otherwise)}戦場に出る`;
  if (of.copy !== undefined) {
    const { copy } = of;
    const extra = (copy.extraCounters ?? [])
      .map(
        ({ counter, count, ifType }) =>
          `。${ifType === undefined ? "それは" : `それが${describe(noun(scope, { kind: "type", type: ifType }))}であるなら、`}追加の${counterName(counter)}${amount(scope, count)}個が置かれた状態で戦場に出る`,
      )
      .join("");
    return `${only}${copy.optional === true ? `あなたは${who}を` : `${who}は`}${selector(scope, copy.of)}のコピー${exceptions(scope, copy.exceptions, "creature")}として${ways}戦場に${copy.optional === true ? "出してもよい" : "出る"}${extra}`;
  }
  if (of.as !== undefined)
    return `${who}が戦場に出るに際し、${steps(scope, of.as)}${of.arrival === undefined ? "" : `。それは${ways}戦場に出る`}`;
  if (of.arrival?.under !== undefined && !isSelf(of.subject))
    return `${only}${who}が戦場に出るなら、代わりにそれは${ways}戦場に出る`;
  return of.may === true ? `${only}あなたは${who}を${ways}戦場に出してもよい` : `${only}${who}は${ways}戦場に出る`;
}

function instead(
  scope: Scope,
  of: {
    readonly to?: Zone;
    readonly arrival?: Parameters<typeof arrival>[1];
    readonly reveal?: true;
    readonly also?: Parameters<typeof steps>[1];
  },
): string {
  const also = of.also === undefined || of.also.length === 0 ? "" : steps(scope, of.also);
  const move =
    of.to === undefined
      ? ""
      : of.to === "exile"
        ? `それを${arrival(scope, of.arrival)}追放する`
        : of.to === "library"
          ? `それを${of.reveal === true ? "公開し、" : ""}オーナーのライブラリー${of.arrival?.position === "shuffled" ? "に加えて切り直す" : `の一番${of.arrival?.position === "top" ? "上" : "下"}に置く`}`
          : of.to === "battlefield"
            ? `それを${arrival(scope, of.arrival)}戦場に出す`
            : of.to === "hand"
              ? "それをオーナーの手札に戻す"
              : `それを${zoneName(of.to)}に置く`;
  return move === "" ? (also === "" ? "何も起こらない" : also) : also === "" ? move : `${move}。さらに${also}`;
}

function damage(scope: Scope, of: Extract<Replacement, { kind: "damage" }>): string {
  const kind = of.combat === undefined ? "" : of.combat ? "戦闘" : "戦闘でない";
  const to =
    of.to === undefined ? "" : `${of.to.kind === "is" ? selector(scope, of.to.what) : describe(noun(scope, of.to))}に`;
  const by =
    of.source === undefined
      ? ""
      : `${of.source.kind === "is" ? selector(scope, of.source.what) : describe(noun(scope, of.source, "発生源"))}が`;
  const more = of.then === undefined ? "" : `。${steps(scope, of.then)}`;
  if (of.shield !== undefined)
    return `次に${to}与えられる${kind}ダメージを${amount(scope, of.shield)}点軽減する${more}`;
  if (of.prevent === "all")
    return `${by}${to}${by === "" ? "与えられる" : "与える"}すべての${kind}ダメージを軽減する${more}`;
  const when = of.when === undefined ? "" : `${compared(of.when.is, amount(scope, of.when.value))}の点数の`;
  const event = `${by}${to}${when}${kind}ダメージを与えるなら、`;
  if (of.prevent !== undefined) return `${event}そのダメージを${amount(scope, of.prevent)}点軽減する${more}`;
  if (of.redirect !== undefined) return `${event}代わりにそのダメージは${selector(scope, of.redirect)}に与えられる`;
  const change = of.change ?? {};
  const how =
    change.factor !== undefined
      ? `その${digits(change.factor)}倍のダメージ`
      : change.plus !== undefined
        ? `その点数に${amount(scope, change.plus)}を足した点数のダメージ`
        : `${change.set === undefined ? "その点数" : amount(scope, change.set)}に等しい点数のダメージ`;
  return `${event}代わりにそれは${how}を与える${more}`;
}
