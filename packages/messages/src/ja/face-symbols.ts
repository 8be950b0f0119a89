import type { MessageTable } from "../message-table.ts";

/** The signs in the corners of faces. */
export const faceSymbols: MessageTable["faceSymbols"] = {
  sun: "太陽",
  moon: "三日月",
  "full-moon": "満月",
  emrakul: "エムラクール",
  "planeswalker-icon": "プレインズウォーカー",
  planeswalker: "プレインズウォーカー",
  compass: "羅針盤",
  "land-icon": "土地",
  "closed-fan": "閉じた扇",
  "open-fan": "開いた扇",
  "triangle-up": "上向きの三角",
  "triangle-down": "下向きの三角",
  "modal-front": "三角1つ",
  "modal-back": "三角2つ",
};
