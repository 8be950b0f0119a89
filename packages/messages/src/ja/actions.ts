import type { ActionCode, Done } from "../action-codes.ts";

/** 「P1が占術を行った。」 */
const alone =
  (words: string) =>
  ({ who }: Done): string =>
    `${who}が${words}。`;
/** 「P1が「ショック」を計画した。」 */
const on =
  (words: string, otherwise = "何か") =>
  ({ who, what }: Done): string =>
    `${who}が${what ?? otherwise}${words}。`;
/** 「「灰色熊」が探検を行った。」 */
const itself =
  (words: string) =>
  ({ what }: Done): string =>
    `${what ?? "パーマネント"}が${words}。`;
/** 行う者と、それに関わるもの。 */
const about =
  (words: string) =>
  ({ who, what }: Done): string =>
    `${who}が${words}${what === undefined ? "" : `（${what}）`}。`;

/** 固有の言葉で行われること、あるいはそうなること。 */
export const actions: Readonly<Record<ActionCode, (done: Done) => string>> = {
  adapt: itself("順応を行った"),
  airbend: on("に気の技を行った"),
  amass: about("動員を行った"),
  "becomes-foretold": itself("予顕された"),
  "becomes-plotted": itself("計画された"),
  blight: about("枯朽を行った"),
  "city-blessing": alone("都市の承認を得た"),
  cloak: on("を偽装した", "カード"),
  "complete-dungeon": on("を踏破した", "ダンジョン"),
  connive: itself("謀議を行った"),
  crewed: itself("搭乗された"),
  crime: alone("悪事を働いた"),
  cycle: on("をサイクリングした", "カード"),
  discover: alone("発見を行った"),
  earthbend: on("に土の技を行った"),
  "enter-room": ({ who, what, room }) =>
    `${who}の探索マーカーが${what ?? "ダンジョン"}の${room === undefined ? "部屋" : `${room}番目の部屋`}に進んだ。`,
  explore: itself("探検を行った"),
  firebend: alone("火の技を行った"),
  foretell: on("を予顕した", "カード"),
  "fully-unlock": on("を完全に開放した", "部屋"),
  incubate: about("培養を行った"),
  initiative: alone("イニシアチブを得た"),
  investigate: alone("調査を行った"),
  level: itself("レベルを得た"),
  manifest: on("を予示した", "カード"),
  "manifest-dread": about("戦慄予示を行った"),
  miracle: on("を奇跡のために公開した", "カード"),
  monarch: alone("統治者になった"),
  monstrous: itself("怪物的になった"),
  mutate: itself("変容した"),
  pair: ({ what }) => `${what ?? "二体のクリーチャー"}が組になった。`,
  plot: on("を計画した", "カード"),
  proliferate: alone("増殖を行った"),
  protector: on("の守護者になった", "バトル"),
  renowned: itself("高名になった"),
  saddled: itself("騎乗された"),
  scry: alone("占術を行った"),
  solved: itself("解明された"),
  surveil: alone("諜報を行った"),
  suspected: itself("容疑をかけられた"),
  suspend: on("を待機させた", "カード"),
  "tempted-by-ring": ({ who, what }) =>
    `指輪が${who}を誘惑した${what === undefined ? "" : `（指輪所持者は${what}）`}。`,
  unlock: ({ who, what }) => `${who}が${what ?? "部屋"}のドアを開放した。`,
  unpair: itself("組でなくなった"),
  venture: ({ who, what }) => `${who}が${what ?? "ダンジョン"}を探索した。`,
  waterbend: alone("水の技を行った"),
};
