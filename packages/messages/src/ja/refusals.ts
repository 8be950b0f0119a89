import type { ObjectId } from "@obverse/core";
import type { MessageTable, Names } from "../message-table.ts";

const it = (object: ObjectId | undefined, names: Names): string =>
  object === undefined ? "それ" : `「${names.object(object)}」`;
const aside = (detail: string | undefined): string => (detail === undefined || detail === "" ? "" : `（${detail}）`);

/** 拒否の理由と、代わりにできること。 */
export const refusals: MessageTable["refusals"] = {
  "no-such-object": () => "そのオブジェクトは今このゲームにありません。あるものを指定してください。",
  "no-such-player": () => "そのプレイヤーはこのゲームにいません。",
  "no-such-action": () => "そのような行動はありません。適正な行動から選んでください。",
  "not-your-priority": ({ player }, names) =>
    `${player === undefined ? "このプレイヤー" : names.player(player)}に優先権がありません。他のプレイヤーがパスするまで待ってください。`,
  "controlled-by-another": ({ player }, names) =>
    `${player === undefined ? "このプレイヤー" : names.player(player)}は他のプレイヤーにコントロールされています。ターンが終わるまで、決定はそのプレイヤーが行います。`,
  "decision-pending": () => "先に決めることがあります。その選択に答えてください。",
  "no-decision-pending": () => "今は決めることがありません。行動を選んでください。",
  "answer-not-legal": ({ detail }) =>
    `${detail === undefined ? "その回答" : `「${detail}」`}は適正な選択肢にありません。示されたものから選んでください。`,
  "game-over": () => "ゲームは終わっています。",
  "unsupported-ability": ({ detail }) => `このエンジンはまだこれを扱えません${aside(detail)}。推測せずに拒否します。`,
  "wrong-zone": ({ object }, names) => `${it(object, names)}は、それができる領域にありません。`,
  "not-castable": ({ object }, names) => `${it(object, names)}は、今ある場所からは唱えられません。`,
  "not-a-land-card": ({ object }, names) =>
    `${it(object, names)}のその面は土地ではないのでプレイできません。唱えてください。`,
  "is-a-land": ({ object }, names) => `${it(object, names)}のその面は土地なので唱えられません。プレイしてください。`,
  "face-not-castable": ({ detail }) => `その面${aside(detail)}は唱えられません。もう1つの面を選んでください。`,
  "face-not-playable": ({ detail }) => `その面${aside(detail)}は土地ではありません。土地である面を選んでください。`,
  "no-such-face": ({ detail }) => `このカードにその面${aside(detail)}はありません。`,
  "no-such-permission": ({ detail }) => `その方法${aside(detail)}で唱えることを許すものがありません。`,
  "sorcery-timing": () => "自分のメイン・フェイズでスタックが空のときにしかできません。",
  "not-your-turn": () => "自分のターンにしかできません。",
  "land-already-played": () => "このターンにはすでに土地をプレイしています。",
  "cannot-cast": () => "唱えられないとする効果があります。",
  "cannot-play": () => "プレイできないとする効果があります。",
  "cannot-activate": () => "この能力を起動できないとする効果があります。",
  "split-second": () => "刹那を持つ呪文がスタックにある間は、マナ能力と特別な処理しか行えません。",
  "no-legal-target": () => "適正な対象がありません。",
  "wrong-target": () => "それは対象にできません。別のものを選んでください。",
  "cannot-pay": ({ detail }) => `コストを支払えません${aside(detail)}。`,
  "cost-impossible": () => "コストの一部が実行できないので、支払えません。",
  "no-such-ability": ({ object, detail }, names) => `${it(object, names)}にその能力${aside(detail)}はありません。`,
  "summoning-sick": ({ object }, names) =>
    `${it(object, names)}はこのターンにコントロール下に入ったので（召喚酔い）、それを行えません。`,
  "already-activated": () => "この能力は、このターンに起動できる回数をすでに起動しています。",
  "condition-not-met": () => "必要な条件を満たしていません。",
  "not-controller": ({ object }, names) => `${it(object, names)}のコントローラーだけがそれを行えます。`,
  "cannot-attack": ({ object }, names) => `${it(object, names)}はそのように攻撃できません。`,
  "cannot-block": ({ object }, names) => `${it(object, names)}はそのようにブロックできません。`,
  "not-face-down": ({ object }, names) => `${it(object, names)}は裏向きではありません。`,
  "cannot-turn-face-up": ({ object }, names) => `${it(object, names)}は表向きにできません。`,
  "no-turn-up-procedure": ({ object, detail }, names) =>
    `${it(object, names)}はその方法${aside(detail)}では表向きにできません。表向きなら何であるかを確かめてください。`,
  "not-a-permanent": ({ object }, names) => `${it(object, names)}はパーマネントではありません。`,
  "cannot-transform": ({ object }, names) => `${it(object, names)}は変身できません。`,
  "cannot-convert": ({ object }, names) => `${it(object, names)}はトランスフォームできません。`,
  "cannot-meld": () => "この2つは合体できません。合体できるのは1つの組の2枚のカードだけです。",
  "cannot-turn-face-down": ({ object }, names) => `${it(object, names)}は裏向きにできません。`,
  "no-such-mode": () => "そのモードはないか、今は選べません。",
  "no-such-special-action": () => "それに対するそのような特別な処理はありません。",
};
