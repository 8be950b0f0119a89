import type { Texts } from "./language.ts";

/** What help says. */
export const HELP: Texts<
  | "about"
  | "version"
  | "showVersion"
  | "help"
  | "lang"
  | "describe"
  | "examples"
  | "json"
  | "edition"
  | "cards"
  | "filter"
  | "seed"
  | "run"
  | "verbose"
  | "failures"
  | "compare"
  | "play"
  | "auto"
  | "moves"
  | "card"
  | "explain"
  | "object"
  | "step"
  | "rules"
  | "scenarios"
  | "convert"
  | "to"
  | "completion"
  | "usage"
  | "arguments"
  | "options"
  | "commands"
  | "anyOptions"
  | "anyCommand"
> = {
  en: {
    about: "What happens if …? The rules of everything in Magic that has another side.",
    version:
      "obverse 0.0.0\nobverse is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.",
    showVersion: "show the version and the notice",
    help: "show help",
    lang: "language of what is said: en or ja (default: from LANG)",
    describe: "print the whole command tree as JSON",
    examples: `Examples:
  obverse card "Delver of Secrets"         what it is in every zone and state
  obverse run scenarios/                   play all scenarios below a folder
  obverse run clone.yaml --verbose         tell the story with rule numbers
  obverse explain clone.yaml --object wolf why an object is what it is
  obverse play clone.yaml                  go on from there yourself
  obverse rules 712.8e                     what a rule says
  obverse rules daybound                   the rules that say a word
  obverse rules diff 2023-11-17 2026-08-07 what changed between two dates
  obverse convert board.pzl --to scenario  read a puzzle file
  obverse completion bash                  complete commands in your shell
`,
    json: "give the result as JSON",
    edition: "by the rules in force on this date (YYYY-MM-DD)",
    cards: "add cards from public card JSON (array or JSON Lines, gzipped or not)",
    filter: "only scenarios whose id has this in it",
    seed: "a whole number that chance is drawn from",
    run: "play every scenario below the paths (- reads the standard input)",
    verbose: "tell what happens, event by event, with rule numbers",
    failures: "a line for each failure only",
    compare: "show where answers differ under the rules of this date",
    play: "a table in the terminal: board, stack, what is legal and why the rest isn't",
    auto: "play by itself and print the hash of the final state",
    moves: "how many moves to play by itself (default 200)",
    card: "what a card is: faces, kind, symbols, meld partner, and in every zone and state",
    explain: "why things are what they are at the end of a scenario, or why a step is refused",
    object: "only this object (a reference as in scenarios)",
    step: "after this step (default: the last)",
    rules:
      "what a rule says and which scenarios show it; the rules that say some words; `rules diff DATE DATE`: what changed",
    scenarios: "scenarios to look for the rule in",
    convert: "turn a scenario, a link or a puzzle file (.pzl) into another (- reads the standard input)",
    to: "what to write: scenario, json, link or pzl",
    completion: "print a script that completes commands in bash, zsh or fish",
    usage: "Usage:",
    arguments: "Arguments:",
    options: "Options:",
    commands: "Commands:",
    anyOptions: "[options]",
    anyCommand: "[command]",
  },
  ja: {
    about: "「こうしたらどうなる？」― もう1つの面を持つカードのルール。",
    version:
      "obverse 0.0.0\nobverse は、ファンコンテンツ・ポリシーで許可された非公式のファンコンテンツです。ウィザーズによる承認/推薦は受けていません。使用されている素材の一部はウィザーズ・オブ・ザ・コーストの所有物です。©Wizards of the Coast LLC.",
    showVersion: "バージョンと権利表示を出す",
    help: "使い方を出す",
    lang: "表示の言語: en か ja（既定: LANG による）",
    describe: "コマンドの全体を JSON で出す",
    examples: `例:
  obverse card 秘密を掘り下げる者          カードが各領域・状態で何であるか
  obverse run scenarios/                   フォルダーの下のシナリオをすべて実行
  obverse run clone.yaml --verbose         ルール番号つきで経過を述べる
  obverse explain clone.yaml --object wolf なぜそうであるか
  obverse play clone.yaml                  そこから自分で続ける
  obverse rules 712.8e                     ルールの内容
  obverse rules 変身                       その語を含むルール
  obverse rules diff 2023-11-17 2026-08-07 2つの日付の間の変更
  obverse convert board.pzl --to scenario  パズルファイルを読む
  obverse completion bash                  シェルでコマンドを補完する
`,
    json: "結果を JSON で出す",
    edition: "この日付 (YYYY-MM-DD) のルールで行う",
    cards: "公開カード JSON（配列か JSON Lines、gzip 可）のカードを加える",
    filter: "id にこの文字を含むシナリオだけ",
    seed: "無作為のもとになる整数",
    run: "パスの下のシナリオをすべて実行する（- は標準入力）",
    verbose: "起きたことをルール番号とともに1つずつ述べる",
    failures: "不一致だけを1行ずつ出す",
    compare: "この日付のルールで答えが変わるところを示す",
    play: "端末での対戦: 盤面、スタック、できることと、できないことの理由",
    auto: "自動で進め、最後の状態のハッシュを出す",
    moves: "自動で進める手数（既定 200）",
    card: "カードについて: 面、種類、シンボル、合体の相手、各領域・状態での姿",
    explain: "シナリオの終わりでなぜそうであるか、なぜ手順が拒否されるか",
    object: "このオブジェクトだけ（シナリオと同じ書き方）",
    step: "この手順の後（既定: 最後）",
    rules: "ルールの内容とそれを示すシナリオ。語を含むルールの検索。`rules diff 日付 日付` で変更点",
    scenarios: "ルールを探すシナリオ",
    convert: "シナリオ、リンク、パズルファイル (.pzl) を相互に変える（- は標準入力）",
    to: "書き出すもの: scenario、json、link、pzl",
    completion: "bash、zsh、fish でコマンドを補完するスクリプトを出す",
    usage: "使い方:",
    arguments: "引数:",
    options: "オプション:",
    commands: "コマンド:",
    anyOptions: "[オプション]",
    anyCommand: "[コマンド]",
  },
};
