import type { Texts } from "../language.ts";

/** What the table in the terminal says. */
export const PLAY: Texts<
  | "board"
  | "hand"
  | "library"
  | "graveyard"
  | "exile"
  | "command"
  | "stack"
  | "turn"
  | "life"
  | "prompt"
  | "help"
  | "over"
  | "unknown"
  | "undone"
  | "nothingToUndo"
  | "saved"
  | "notSaved"
  | "choose"
  | "refused"
  | "noRefused"
  | "why"
  | "pass"
  | "cast"
  | "play"
  | "activate"
  | "turnUp"
  | "special"
  | "faceDown"
  | "effect"
  | "hash"
  | "moves"
  | "stuck"
  | "mana"
  | "day"
  | "night"
  | "face"
  | "end"
  | "empty"
> = {
  en: {
    board: "battlefield",
    hand: "hand",
    library: "library",
    graveyard: "graveyard",
    exile: "exile",
    command: "command",
    stack: "Stack",
    turn: "Turn",
    life: "life",
    prompt: "> ",
    help: "A number does what it stands for. Also: b board, why what isn't legal and why, undo, save FILE, link, auto N, q. A step as a scenario writes it works too: cast: Clone",
    over: "The game is over.",
    unknown: "Not understood; ? shows what is.",
    undone: "Undone.",
    nothingToUndo: "There is nothing to undo.",
    saved: "Saved:",
    notSaved: "Not saved:",
    choose: "Choose:",
    refused: "Not legal:",
    noRefused: "Nothing else could be tried.",
    why: "Why:",
    pass: "pass priority",
    cast: "cast",
    play: "play",
    activate: "activate",
    turnUp: "turn face up",
    special: "special action",
    faceDown: "face down",
    effect: "effect",
    hash: "hash",
    moves: "moves",
    stuck: "No legal move was found.",
    mana: "mana",
    day: "day",
    night: "night",
    face: "face",
    end: "End of the input.",
    empty: "empty",
  },
  ja: {
    board: "戦場",
    hand: "手札",
    library: "ライブラリー",
    graveyard: "墓地",
    exile: "追放",
    command: "統率",
    stack: "スタック",
    turn: "ターン",
    life: "ライフ",
    prompt: "> ",
    help: "番号でその行動をします。ほかに: b 盤面、why できないこととその理由、undo 取り消し、save ファイル、link リンク、auto 回数、q 終了。シナリオの手順も書けます: cast: Clone",
    over: "ゲームは終わりました。",
    unknown: "わかりません。? で使い方を出します。",
    undone: "取り消しました。",
    nothingToUndo: "取り消すものがありません。",
    saved: "保存しました:",
    notSaved: "保存できませんでした:",
    choose: "選んでください:",
    refused: "できないこと:",
    noRefused: "ほかに試せることはありません。",
    why: "理由:",
    pass: "優先権をパスする",
    cast: "唱える",
    play: "プレイする",
    activate: "起動する",
    turnUp: "表向きにする",
    special: "特別な処理",
    faceDown: "裏向き",
    effect: "効果",
    hash: "ハッシュ",
    moves: "手",
    stuck: "適正な行動が見つかりません。",
    mana: "マナ",
    day: "昼",
    night: "夜",
    face: "面",
    end: "入力が終わりました。",
    empty: "なし",
  },
};
