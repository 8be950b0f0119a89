import type { Texts } from "./language.ts";

/** What help says. */
export const HELP: Texts<
  | "about"
  | "version"
  | "showVersion"
  | "help"
  | "lang"
  | "run"
  | "json"
  | "verbose"
  | "failures"
  | "edition"
  | "cards"
  | "filter"
  | "examples"
> = {
  en: {
    about: "What happens if …? The rules of everything in Magic that has another side.",
    version:
      "obverse 0.0.0\nobverse is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.",
    showVersion: "show the version and the notice",
    help: "show help",
    lang: "language of what is said (default: from LANG)",
    run: "play every scenario below the paths (- reads the standard input)",
    json: "give the result as JSON",
    verbose: "tell what happens, event by event, with rule numbers",
    failures: "a line for each failure only",
    edition: "play under the rules in force on this date (YYYY-MM-DD)",
    cards: "add cards from public card JSON (array or JSON Lines, gzipped or not)",
    filter: "only scenarios whose id has this in it",
    examples:
      "Examples:\n  obverse run scenarios/           play all scenarios below a folder\n  obverse run clone.yaml --verbose tell the story with rule numbers\n",
  },
  ja: {
    about: "「こうしたらどうなる？」— もう1つの面を持つカードのルール。",
    version:
      "obverse 0.0.0\nobverse は、ファンコンテンツ・ポリシーで許可された非公式のファンコンテンツです。ウィザーズによる承認/推薦は受けていません。使用されている素材の一部はウィザーズ・オブ・ザ・コーストの所有物です。©Wizards of the Coast LLC.",
    showVersion: "バージョンと権利表示を出す",
    help: "使い方を出す",
    lang: "表示の言語（既定: LANG による）",
    run: "パスの下のシナリオをすべて実行する（- は標準入力）",
    json: "結果を JSON で出す",
    verbose: "起きたことをルール番号とともに1つずつ述べる",
    failures: "不一致だけを1行ずつ出す",
    edition: "この日付 (YYYY-MM-DD) のルールで行う",
    cards: "公開カード JSON（配列か JSON Lines、gzip 可）のカードを加える",
    filter: "id にこの文字を含むシナリオだけ",
    examples:
      "例:\n  obverse run scenarios/            フォルダーの下のシナリオをすべて実行\n  obverse run clone.yaml --verbose  ルール番号つきで経過を述べる\n",
  },
};
