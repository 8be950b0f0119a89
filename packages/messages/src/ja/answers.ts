import type { AnswerTexts } from "../answers.ts";

/** Words for answers to decisions. */
export const answers: AnswerTexts = {
  yes: "はい",
  no: "いいえ",
  none: "なし",
  mode: (place) => `モード${place}`,
  colors: { W: "白", U: "青", B: "黒", R: "赤", G: "緑", C: "無色" },
  faces: {
    front: "第1面",
    back: "第2面",
    up: "表向き",
    down: "裏向き",
    "half-0": "左半分",
    "half-1": "右半分",
  },
  positions: { top: "上に置く", bottom: "下に置く" },
  chance: "無作為",
};
