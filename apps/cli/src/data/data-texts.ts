import type { Issue, IssueCode } from "@obverse/card-data";
import type { FailureCode } from "@obverse/card-data/node";
import type { Language } from "../language.ts";

const ISSUES: Readonly<Record<IssueCode, readonly [en: string, ja: string]>> = {
  "not-json": ["not JSON", "JSON ではありません"],
  "invalid-record": ["a record of the wrong shape", "形の違うレコード"],
  "unknown-layout": ["an unknown layout", "未知のレイアウト"],
  "unknown-field": ["an unknown field", "未知の項目"],
  "unknown-type": ["an unknown card type", "未知のカード・タイプ"],
  "unknown-value": ["an unknown value", "未知の値"],
  "not-a-card": ["not a card", "カードではありません"],
  "mana-cost-unread": ["a mana cost that can't be read", "読めないマナ・コスト"],
  "number-not-modelled": ["a number that no rule gives a value", "ルールでは値が決まらない数"],
  "faces-missing": ["faces are missing", "面が足りません"],
  "too-many-parts": ["more parts than a card in a game has", "部分が多すぎます"],
  "half-recovered": ["the second part was found in the text of the first", "2つ目の部分を文章から取り出しました"],
  "half-missing": ["the second part is missing", "2つ目の部分がありません"],
  "meld-mislabelled": ["a meld card marked as what it isn't", "合体カードの印が違います"],
  "meld-unlinked": ["a meld card without its partner or result", "合体の相手か結果が見つかりません"],
  "meld-incomplete": ["a melded permanent without its two cards", "合体の2枚が見つかりません"],
  "indicator-missing": ["a colour indicator is missing", "色指標がありません"],
  "colors-disagree": ["colours that cost and text don't give", "色がコストや文章と合いません"],
  "cost-misplaced": ["a mana cost on the wrong part", "マナ・コストが別の部分にあります"],
  "color-identity-disagrees": ["another colour identity than the rules give", "固有色がルールと違います"],
  "mana-value-disagrees": ["another mana value than the rules give", "マナ総量がルールと違います"],
  "face-name-disagrees": ["a full name that its faces' names don't make", "名前が面の名前と合いません"],
  duplicate: ["the same print again", "同じ印刷の重複"],
  "sources-disagree": ["the sources disagree", "出典が食い違います"],
  "text-encoding": ["text in a wrong encoding", "文字コードの誤り"],
  "record-too-large": ["a record too large to read", "大きすぎるレコード"],
  "cut-off": ["it breaks off", "途中で切れています"],
};

const FAILURES: Readonly<Record<FailureCode, readonly [en: string, ja: string]>> = {
  "no-such-file": ["there is no such file", "ファイルがありません"],
  unreadable: ["it can't be read", "読めません"],
  "cut-off": ["the data breaks off; get it again", "データが途中で切れています。取得し直してください"],
  "not-card-data": ["no card data was found in it", "カードのデータが見つかりません"],
  offline: ["it isn't among the downloads; leave out --offline", "取得済みではありません。--offline を外してください"],
  unreachable: [
    "the server can't be reached; what was got is kept, run it again",
    "サーバーに届きません。もう一度実行すると続きから取得します",
  ],
  "http-refused": ["the server refuses", "サーバーが拒みました"],
  "rate-limited": [
    "the server asks to wait; try again in a minute",
    "サーバーが待つよう求めています。1分ほどしてから試してください",
  ],
  "timed-out": ["the server doesn't answer in time; run it again", "時間内に答えがありません。もう一度試してください"],
  "size-differs": [
    "the download is not of the size announced; run it again",
    "大きさが合いません。もう一度試してください",
  ],
  "checksum-differs": [
    "the download is not what its checksum says; run it again",
    "チェックサムが合いません。もう一度試してください",
  ],
  "no-download-address": ["the service lists no address to download it from", "取得先の記載がありません"],
  "unknown-kind": ["there is no such kind", "その種類はありません"],
  "sink-missing": ["SQLite is not installed; add the package", "SQLite がありません。パッケージを加えてください"],
  unwritable: ["it can't be written", "書けません"],
  "compiler-missing": [
    "the compiler of texts can't be loaded; try --no-abilities",
    "文章を読む部分を読み込めません。--no-abilities を試してください",
  ],
  stopped: ["stopped; nothing was replaced", "中止しました。元のものはそのままです"],
};

const ACTIONS = {
  repaired: ["repaired", "直しました"],
  kept: ["kept as it is", "そのまま残しました"],
  "set-aside": ["set aside", "除きました"],
} as const;

const pick = ([en, ja]: readonly [string, string], lang: Language): string => (lang === "ja" ? ja : en);

/** What a kind of issue is. */
export const issueName = (code: IssueCode, lang: Language): string => pick(ISSUES[code], lang);

/** Why something could not be done, and what to do. */
export const failureText = (code: FailureCode, lang: Language): string => pick(FAILURES[code], lang);

/** An issue on one line: place, card, what it is, what stands there and should, what was done. */
export function issueLine(issue: Issue, lang: Language): string {
  const { card, place, found, expected } = issue;
  const at = [
    place?.line === undefined ? undefined : `${lang === "ja" ? "行" : "line"} ${place.line}`,
    place?.line === undefined && place?.byte !== undefined
      ? `${lang === "ja" ? "バイト" : "byte"} ${place.byte}`
      : undefined,
    place?.path === undefined || place.path === "" ? undefined : place.path,
  ].filter((one) => one !== undefined);
  const values = [found, expected].map((value) => (value === undefined ? undefined : value === "" ? "—" : value));
  const shown = values[1] === undefined ? values[0] : `${values[0] ?? "—"} → ${values[1]}`;
  return [
    card ?? "?",
    at.length > 0 ? `(${at.join(", ")})` : undefined,
    `${issueName(issue.code, lang)}${shown === undefined ? "" : `: ${shown}`}`,
    `[${issue.code}, ${pick(ACTIONS[issue.action], lang)}]`,
  ]
    .filter((one) => one !== undefined)
    .join(" ");
}
