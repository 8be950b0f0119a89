/** A figure as Japanese cards print it: one digit full width, more digits half width. */
export const digits = (value: number): string =>
  value >= 0 && value <= 9 ? String.fromCharCode(0xff10 + value) : String(value);

/** The word that counts things called by the noun: 体 for creatures, 枚 for cards, 人 for players, else つ. */
export const counterWord = (noun: string): string =>
  /カード$/.test(noun)
    ? "枚"
    : /(プレイヤー|対戦相手)$/.test(noun)
      ? "人"
      : /(クリーチャー|トークン)$/.test(noun)
        ? "体"
        : "つ";

const GODAN: readonly (readonly [ending: string, te: string, nai: string, past: string])[] = [
  ["捨てる", "捨てて", "捨てない", "捨てた"],
  ["得る", "得て", "得ない", "得た"],
  ["与える", "与えて", "与えない", "与えた"],
  ["加える", "加えて", "加えない", "加えた"],
  ["捧げる", "捧げて", "捧げない", "捧げた"],
  ["受ける", "受けて", "受けない", "受けた"],
  ["見る", "見て", "見ない", "見た"],
  ["唱える", "唱えて", "唱えない", "唱えた"],
  ["つける", "つけて", "つけない", "つけた"],
  ["させる", "させて", "させない", "させた"],
  ["分ける", "分けて", "分けない", "分けた"],
  ["負ける", "負けて", "負けない", "負けた"],
  ["求める", "求めて", "求めない", "求めた"],
  ["決める", "決めて", "決めない", "決めた"],
  ["できる", "できて", "できない", "できた"],
  ["変える", "変えて", "変えない", "変えた"],
  ["入れる", "入れて", "入れない", "入れた"],
  ["続ける", "続けて", "続けない", "続けた"],
  ["する", "して", "しない", "した"],
  ["引く", "引いて", "引かない", "引いた"],
  ["置く", "置いて", "置かない", "置いた"],
  ["取り除く", "取り除いて", "取り除かない", "取り除いた"],
  ["除く", "除いて", "除かない", "除いた"],
  ["戻す", "戻して", "戻さない", "戻した"],
  ["出す", "出して", "出さない", "出した"],
  ["直す", "直して", "直さない", "直した"],
  ["探す", "探して", "探さない", "探した"],
  ["失う", "失って", "失わない", "失った"],
  ["支払う", "支払って", "支払わない", "支払った"],
  ["なる", "なって", "ならない", "なった"],
  ["選ぶ", "選んで", "選ばない", "選んだ"],
  ["行う", "行って", "行わない", "行った"],
  ["勝つ", "勝って", "勝たない", "勝った"],
  ["消す", "消して", "消さない", "消した"],
  ["飛ばす", "飛ばして", "飛ばさない", "飛ばした"],
  ["持つ", "持って", "持たない", "持った"],
  ["移す", "移して", "移さない", "移した"],
  ["裏返す", "裏返して", "裏返さない", "裏返した"],
  ["外す", "外して", "外さない", "外した"],
  ["繰り返す", "繰り返して", "繰り返さない", "繰り返した"],
  ["減らす", "減らして", "減らさない", "減らした"],
  ["振る", "振って", "振らない", "振った"],
  ["投げる", "投げて", "投げない", "投げた"],
  ["終える", "終えて", "終えない", "終えた"],
  ["ある", "あって", "ない", "あった"],
  ["もよい", "もよく", "もよくない", "もよかった"],
  ["出る", "出て", "出ない", "出た"],
  ["れる", "れて", "れない", "れた"],
];

const changed = (phrase: string, which: 1 | 2 | 3, fallback: string): string => {
  const found = GODAN.find(([ending]) => phrase.endsWith(ending));
  return found === undefined ? phrase + fallback : phrase.slice(0, phrase.length - found[0].length) + found[which];
};

/** The て-form of a phrase that ends in a verb. */
export const te = (phrase: string): string => changed(phrase, 1, "て");
/** The negative form. */
export const nai = (phrase: string): string => changed(phrase, 2, "ない");
/** The past form. */
export const past = (phrase: string): string => changed(phrase, 3, "た");
