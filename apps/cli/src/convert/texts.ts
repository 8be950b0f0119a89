import type { PuzzleNoteCode } from "@obverse/scenario/pzl";
import type { Texts } from "../language.ts";

/** What `obverse convert` says. */
export const NOTES: Texts<PuzzleNoteCode | "line" | "none" | "brokenLink" | "badScenario"> = {
  en: {
    "not-understood": "not understood",
    "lost-face-down-cause": "not said: what put it face down",
    "lost-day": "not said: day or night",
    "lost-steps": "not said: steps",
    "lost-copy": "not said: that it is a copy",
    "lost-chosen": "not said: what was chosen",
    "lost-exiled-with": "not said: what exiled it",
    "lost-edition": "not said: the edition of the rules",
    "lost-mana": "not said: how mana is paid",
    "lost-token-faces": "not said: the faces of a token",
    "lost-previous-turn": "not said: the turn before",
    "lost-loyalty": "not said: loyalty",
    "no-such-object": "no such object",
    line: "line",
    none: "no scenario there.",
    brokenLink: "The link is broken or was tampered with; ask for it again.",
    badScenario: "not a scenario; see above.",
  },
  ja: {
    "not-understood": "理解できません",
    "lost-face-down-cause": "表せません（裏向きになった原因）",
    "lost-day": "表せません（昼と夜）",
    "lost-steps": "表せません（手順の数）",
    "lost-copy": "表せません（コピーであること）",
    "lost-chosen": "表せません（選ばれたもの）",
    "lost-exiled-with": "表せません（追放したもの）",
    "lost-edition": "表せません（ルールの版）",
    "lost-mana": "表せません（マナの支払い方）",
    "lost-token-faces": "表せません（トークンの面）",
    "lost-previous-turn": "表せません（前のターン）",
    "lost-loyalty": "表せません（忠誠度）",
    "no-such-object": "そのオブジェクトがありません",
    line: "行",
    none: "シナリオがありません。",
    brokenLink: "リンクが壊れているか、書き換えられています。もう一度受け取ってください。",
    badScenario: "シナリオではありません。上をご覧ください。",
  },
};
