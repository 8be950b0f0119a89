import { BOARD_PROBLEM_CODES, type BoardProblem } from "@obverse/scenario";
import { nearestCard } from "../cards/nearest-card.ts";
import type { Language } from "../language.ts";

/** A problem of a scenario's board as one sentence: where it stands, what is wrong, and what to do; nothing for other values. */
export function setUpText(problem: unknown, lang: Language): string | undefined {
  if (!isBoardProblem(problem)) return undefined;
  const place = placeText(problem.path, lang);
  const sentence = SENTENCES[lang][problem.code](problem.detail);
  return place === "" ? sentence : `${place}: ${sentence}`;
}

type Sentence = (detail: string) => string;

const isBoardProblem = (value: unknown): value is BoardProblem =>
  typeof value === "object" &&
  value !== null &&
  "code" in value &&
  "path" in value &&
  BOARD_PROBLEM_CODES.some((code) => code === value.code);

/** `P1's battlefield, number 3`; places count from 1. */
function placeText(path: BoardProblem["path"], lang: Language): string {
  const [, player, part, at, ...rest] = path;
  if (path[0] !== "players") return path.join(" › ");
  if (player === undefined) return "";
  if (typeof part !== "string") return String(player);
  const zone = lang === "ja" ? `${player}の${PARTS_JA[part] ?? part}` : `${player}'s ${PARTS_EN[part] ?? part}`;
  if (typeof at !== "number") return zone;
  const place = lang === "ja" ? `${zone}の${at + 1}番目` : `${zone}, number ${at + 1}`;
  return [place, ...rest].join(" › ");
}

const PARTS_EN: Readonly<Record<string, string>> = { pool: "mana pool", command: "command zone" };
const PARTS_JA: Readonly<Record<string, string>> = {
  battlefield: "戦場",
  hand: "手札",
  library: "ライブラリー",
  graveyard: "墓地",
  exile: "追放",
  command: "統率領域",
  pool: "マナ・プール",
};

function noSuchCard(name: string): string {
  const like = nearestCard(name);
  return `no card is called “${name}”.${like === undefined ? "" : ` Did you mean “${like}”?`}`;
}

function noSuchCardJa(name: string): string {
  const like = nearestCard(name);
  return `「${name}」というカードはありません。${like === undefined ? "" : `「${like}」のことですか。`}`;
}

const SENTENCES: Readonly<Record<Language, Readonly<Record<BoardProblem["code"], Sentence>>>> = {
  en: {
    "wrong-shape": (expected) => `this isn't of the right kind; write ${expected}.`,
    "unknown-key": (known) => `there is no such key; those that there are: ${known}.`,
    "no-players": () => "there is no player; name at least one under players.",
    "duplicate-player": (name) => `two players are called “${name}”; give each a name of their own.`,
    "no-such-player": (name) => `there is no player “${name}”.`,
    "no-such-card": noSuchCard,
    "no-such-label": (label) => `nothing of the set-up is called “${label}”; give the object meant that name with as.`,
    "no-such-face": (name) => `${name} has no back face; leave face out.`,
    "card-and-meld": () => "write either card or meld, not both.",
    "not-a-meld-pair": (names) => `these two are no meld pair: ${names}.`,
    "meld-result": (name) => `${name} is no card but what a meld pair becomes; write meld with the two cards.`,
    "not-a-permanent": (name) =>
      `${name} can't be on the battlefield, for it isn't a permanent's face; put it elsewhere.`,
    "back-face-down": (name) =>
      `what is face down has its front up when it is turned up, not ${name}; leave face or faceDown out.`,
    "back-face-elsewhere": (name) => `only a permanent has its back face up, so not ${name} here; leave face out.`,
    "face-down-elsewhere": (name) => `a card here isn't face down; leave faceDown of ${name} out.`,
    "permanents-only": (key) => `only a permanent has “${key}”; leave it out, or move the card to the battlefield.`,
    "not-mana": (written) =>
      `“${written}” isn't mana; write W, U, B, R, G and C, such as {G}{G} or GG, or {3} for three colourless.`,
  },
  ja: {
    "wrong-shape": (expected) => `値の種類が違います。${expected} と書いてください。`,
    "unknown-key": (known) => `このような項目はありません。書けるもの: ${known}。`,
    "no-players": () => "プレイヤーがいません。players に1人以上書いてください。",
    "duplicate-player": (name) => `「${name}」というプレイヤーが2人います。別の名前にしてください。`,
    "no-such-player": (name) => `「${name}」というプレイヤーはいません。`,
    "no-such-card": noSuchCardJa,
    "no-such-label": (label) => `「${label}」と呼ばれるものは盤面にありません。as で名前を付けてください。`,
    "no-such-face": (name) => `${name}に第2面はありません。face を取り除いてください。`,
    "card-and-meld": () => "card と meld はどちらか一方だけを書いてください。",
    "not-a-meld-pair": (names) => `この2枚は合体しません: ${names}。`,
    "meld-result": (name) => `${name}は合体した姿で、カードではありません。meld に2枚のカードを書いてください。`,
    "not-a-permanent": (name) => `${name}は、パーマネントの面ではないため戦場に置けません。他の領域に置いてください。`,
    "back-face-down": (name) =>
      `裏向きのものは、表向きになると第1面が上になります。${name}の face か faceDown を取り除いてください。`,
    "back-face-elsewhere": (name) =>
      `第2面（${name}）が上になるのは、パーマネントだけです。face を取り除いてください。`,
    "face-down-elsewhere": (name) => `ここにあるカードは裏向きになりません。${name}の faceDown を取り除いてください。`,
    "permanents-only": (key) => `「${key}」はパーマネントだけのものです。取り除くか、カードを戦場に置いてください。`,
    "not-mana": (written) =>
      `「${written}」はマナではありません。W・U・B・R・G・C で、{G}{G} や GG のように書いてください（{3} は無色3点）。`,
  },
};
