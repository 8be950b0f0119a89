import { REFUSAL_CODES, type RefusalCode } from "@obverse/core";
import { STOP_CODES, type StopCode } from "@obverse/scenario";
import type { Language, Texts } from "../language.ts";
import { tableOf } from "../run/naming.ts";

/** What stopped a step, as a failure has it (`{ undecided: … }`, `{ "wrong-zone": … }`), in words; nothing for other values. */
export function stopText(
  value: unknown,
  lang: Language,
): { readonly sentence: string; readonly rest: unknown } | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const [entry, ...others] = Object.entries(value as Readonly<Record<string, unknown>>); // an object, by the line above
  if (entry === undefined || others.length > 0) return undefined;
  const [code, rest] = entry;
  if (isStop(code)) return { sentence: STOPS[lang][code], rest: rest === "" ? undefined : rest };
  if (!isRefusal(code)) return undefined;
  const nobody = lang === "ja" ? "それ" : "It";
  const sentence = tableOf(lang).refusals[code]({ code, rules: [] }, { object: () => nobody, player: (id) => id });
  return { sentence, rest: rest === code || rest === "" ? undefined : rest };
}

const isStop = (code: string): code is StopCode => STOP_CODES.some((known) => known === code);
const isRefusal = (code: string): code is RefusalCode => REFUSAL_CODES.some((known) => known === code);

const STOPS: Texts<StopCode> = {
  en: {
    "bad-set-up": "The board can't be set up:",
    "no-such-edition": "There is no edition of the rules of that date:",
    "bad-card": "A card that the scenario brings can't be read:",
    "no-such-keyword": "That is no keyword ability that can be given:",
    "no-steps": "The scenario has no steps, so it asks nothing; write some, with what to expect.",
    "no-such-object": "Nothing is called that; there are",
    ambiguous: "The reference fits more than one:",
    "no-such-player": "There is no such player; there are",
    undecided: "Something has to be chosen; add an answer, one of",
    "unused-answer": "Nothing asked for these answers; take them out:",
    "wrong-player-asked": "Another player is asked:",
    "bad-answer": "The answer is none of the options:",
    "would-resolve": "Passing priority on would make something resolve; say so with resolve. Priority has",
    "nothing-to-resolve": "The stack is empty; resolved so far:",
    "never-began": "It never comes to that:",
    "no-priority": "That player doesn't get priority in this step; it has",
    refused: "The game refuses it:",
    "was-legal": "It is legal:",
    "changed-by-refusal": "The refused step changed the game:",
    "wrong-rule": "Another rule is cited:",
    engine: "A fault of the engine's; please report it:",
  },
  ja: {
    "bad-set-up": "盤面を作れません:",
    "no-such-edition": "その日付のルールの版はありません:",
    "bad-card": "シナリオに書かれたカードを読めません:",
    "no-such-keyword": "与えられるキーワード能力ではありません:",
    "no-steps": "手順がないため、何も問われていません。手順と期待する結果を書いてください。",
    "no-such-object": "その名前のものがありません。あるのは",
    ambiguous: "複数のものが当てはまります:",
    "no-such-player": "そのプレイヤーはいません。いるのは",
    undecided: "選ぶ必要があります。次のどれかを回答に加えてください:",
    "unused-answer": "問われなかった回答です。取り除いてください:",
    "wrong-player-asked": "問われたのは別のプレイヤーです:",
    "bad-answer": "選択肢にない回答です:",
    "would-resolve": "優先権を渡すと何かが解決されます。resolve で書いてください。優先権を持つのは",
    "nothing-to-resolve": "スタックが空です。解決した数:",
    "never-began": "そこには至りません:",
    "no-priority": "このステップではそのプレイヤーに優先権が渡りません。持つのは",
    refused: "ゲームが拒否しました:",
    "was-legal": "適正でした:",
    "changed-by-refusal": "拒否された手順がゲームを変えました:",
    "wrong-rule": "別のルールが引かれました:",
    engine: "エンジンの不具合です。報告してください:",
  },
};
