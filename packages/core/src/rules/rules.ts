/**
 * The rules that the engine may cite, by their numbers in the newest edition: chapter → rule → the letters of its subrules.
 * What a rule was called in older editions, and which rules say the same, stand in `numbering.ts`.
 */
export const RULES = {
  "100": { 1: "ab", 2: "abcd", 3: "", 4: "abcd", 5: "", 6: "ab", 7: "" },
  "101": { 1: "", 2: "a", 3: "", 4: "abcde" },
  "102": { 1: "", 2: "", 3: "", 4: "" },
  "103": { 1: "abc", 2: "abcde", 3: "a", 4: "abcde", 5: "abcd", 6: "abc", 7: "", 8: "abc" },
  "104": { 1: "", 2: "abcd", 3: "abcdefghijk", 4: "abcdefghi", 5: "", 6: "" },
  "105": { 1: "", 2: "abc", 3: "", 4: "", 5: "" },
  "106": { 1: "ab", 2: "", 3: "", 4: "ab", 5: "", 6: "a", 7: "", 8: "", 9: "", 10: "", 11: "", 12: "ab", 13: "" },
  "107": { 1: "abc", 2: "", 3: "abcdefghijkmnp", 4: "abcdefgh", 5: "", 6: "", 7: "", 8: "ab", 9: "", 10: "", 11: "", 12: "", 13: "", 14: "", 15: "ab", 16: "a", 17: "a", 18: "" },
  "108": { 1: "", 2: "ab", 3: "ab", 4: "a", 5: "", 6: "" },
  "109": { 1: "", 2: "abcd", 3: "", 4: "abcdefg", 5: "" },
  "110": { 1: "", 2: "ab", 3: "", 4: "abc", 5: "abcd" },
  "111": { 1: "", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "", 9: "", 10: "abcdefghijkmnpqrstuv", 11: "", 12: "", 13: "" },
  "112": { 1: "ab", 2: "a", 3: "", 4: "" },
  "113": { 1: "abc", 2: "abcd", 3: "abcd", 4: "", 5: "", 6: "abcdefghijkmnp", 7: "a", 8: "", 9: "", 10: "abc", 11: "", 12: "" },
  "114": { 1: "", 2: "", 3: "", 4: "", 5: "" },
  "115": { 1: "abcde", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "abcdef", 8: "", 9: "abc", 10: "ab" },
  "116": { 1: "", 2: "abcdefghijkm", 3: "" },
  "117": { 1: "abcd", 2: "abcde", 3: "abcd", 4: "", 5: "", 6: "", 7: "" },
  "118": { 1: "", 2: "", 3: "abc", 4: "", 5: "a", 6: "a", 7: "abcdefg", 8: "abcd", 9: "abcd", 10: "", 11: "", 12: "ab", 13: "abc", 14: "" },
  "119": { 1: "abcde", 2: "", 3: "", 4: "ab", 5: "", 6: "", 7: "", 8: "", 9: "", 10: "" },
  "120": { 1: "a", 2: "ab", 3: "abcdefgh", 4: "abcd", 5: "", 6: "", 7: "", 8: "", 9: "", 10: "" },
  "121": { 1: "", 2: "abcd", 3: "a", 4: "", 5: "", 6: "abc", 7: "", 8: "", 9: "" },
  "122": { 1: "abcdefghi", 2: "", 3: "", 4: "", 5: "", 6: "a", 7: "", 8: "", 9: "" },
  "200": { 1: "", 2: "", 3: "" },
  "201": { 1: "", 2: "abc", 3: "abc", 4: "abcdefg", 5: "abc", 6: "" },
  "202": { 1: "ab", 2: "abcdef", 3: "abcdefg", 4: "" },
  "204": { 1: "", 2: "" },
  "205": { 1: "ab", 2: "abc", 3: "abcdefghijkmnpqr", 4: "abcdefgh" },
  "207": { 1: "", 2: "abcd", 3: "", 4: "", 5: "" },
  "208": { 1: "", 2: "ab", 3: "a", 4: "ab", 5: "" },
  "209": { 1: "", 2: "" },
  "210": { 1: "" },
  "300": { 1: "", 2: "ab" },
  "301": { 1: "", 2: "", 3: "", 4: "", 5: "abcdef", 6: "", 7: "ab" },
  "302": { 1: "", 2: "", 3: "", 4: "abc", 5: "", 6: "", 7: "" },
  "303": { 1: "", 2: "", 3: "", 4: "abcdefghijkm", 5: "", 6: "", 7: "a" },
  "304": { 1: "", 2: "", 3: "", 4: "", 5: "" },
  "305": { 1: "", 2: "ab", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "", 9: "" },
  "306": { 1: "", 2: "", 3: "", 4: "", 5: "abcd", 6: "", 7: "", 8: "", 9: "" },
  "307": { 1: "", 2: "", 3: "", 4: "", 5: "a" },
  "308": { 1: "", 2: "", 3: "" },
  "309": { 1: "", 2: "abcd", 3: "", 4: "abc", 5: "ab", 6: "", 7: "" },
  "310": { 1: "", 2: "", 3: "", 4: "abc", 5: "", 6: "", 7: "", 8: "", 9: "abcdefg", 10: "", 11: "", 12: "ab" },
  "400": { 1: "", 2: "", 3: "", 4: "ab", 5: "", 6: "", 7: "abcdefghijkm", 8: "", 9: "", 10: "", 11: "abc", 12: "" },
  "401": { 1: "", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "" },
  "402": { 1: "", 2: "", 3: "" },
  "403": { 1: "", 2: "", 3: "", 4: "", 5: "" },
  "404": { 1: "", 2: "", 3: "" },
  "405": { 1: "", 2: "", 3: "", 4: "", 5: "", 6: "abcdefgh" },
  "406": { 1: "", 2: "", 3: "ab", 4: "", 5: "", 6: "", 7: "", 8: "" },
  "407": { 1: "", 2: "", 3: "", 4: "" },
  "408": { 1: "", 2: "", 3: "" },
  "500": { 1: "", 2: "", 3: "", 4: "", 5: "ab", 6: "", 7: "", 8: "", 9: "", 10: "a", 11: "", 12: "" },
  "501": { 1: "" },
  "502": { 1: "", 2: "a", 3: "", 4: "" },
  "503": { 1: "a", 2: "" },
  "504": { 1: "", 2: "" },
  "505": { 1: "ab", 2: "", 3: "", 4: "", 5: "", 6: "ab" },
  "506": { 1: "", 2: "ab", 3: "abcdefg", 4: "abcde", 5: "", 6: "", 7: "abcdefg" },
  "507": { 1: "", 2: "" },
  "508": { 1: "abcdefghijkm", 2: "ab", 3: "abcdef", 4: "abcd", 5: "a", 6: "", 7: "abcde", 8: "" },
  "509": { 1: "abcdefghi", 2: "a", 3: "abcdefg", 4: "ab" },
  "510": { 1: "abcde", 2: "", 3: "a", 4: "" },
  "511": { 1: "", 2: "", 3: "" },
  "512": { 1: "" },
  "513": { 1: "a", 2: "" },
  "514": { 1: "", 2: "", 3: "a" },
  "600": {},
  "601": { 1: "a", 2: "abcdefghi", 3: "abcdef", 4: "", 5: "a", 6: "ab", 7: "" },
  "602": { 1: "abcde", 2: "ab", 3: "ab", 4: "", 5: "abcde" },
  "603": { 1: "ab", 2: "abcdefgh", 3: "abcd", 4: "", 5: "", 6: "abcde", 7: "abcdefgh", 8: "", 9: "", 10: "abcdefg", 11: "", 12: "a" },
  "604": { 1: "", 2: "", 3: "a", 4: "", 5: "", 6: "", 7: "" },
  "605": { 1: "ab", 2: "", 3: "abc", 4: "a", 5: "ab" },
  "606": { 1: "", 2: "", 3: "", 4: "", 5: "", 6: "" },
  "607": { 1: "abcd", 2: "abcdefghijkmnpq", 3: "", 4: "", 5: "a" },
  "608": { 1: "", 2: "abcdefghijkmnp", 3: "abcdefg" },
  "609": { 1: "", 2: "", 3: "", 4: "ab", 5: "", 6: "", 7: "abc" },
  "610": { 1: "", 2: "", 3: "abcd", 4: "abcd", 5: "" },
  "611": { 1: "", 2: "abcdef", 3: "abcd" },
  "612": { 1: "", 2: "a", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "", 9: "", 10: "" },
  "613": { 1: "abcdefg", 2: "abc", 3: "", 4: "abcd", 5: "", 6: "", 7: "abcdefghijkmn", 8: "abc", 9: "", 10: "", 11: "" },
  "614": { 1: "abcde", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "a", 8: "", 9: "", 10: "ab", 11: "ab", 12: "abc", 13: "abc", 14: "", 15: "", 16: "", 17: "abcd" },
  "615": { 1: "a", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "", 9: "", 10: "", 11: "", 12: "a", 13: "" },
  "616": { 1: "abcdefg", 2: "" },
  "700": { 1: "", 2: "abcdefghi", 3: "abcd", 4: "", 5: "a", 6: "", 7: "", 8: "abcd", 9: "", 10: "", 11: "", 12: "a", 13: "", 14: "", 15: "" },
  "701": { 1: "", 2: "a", 3: "abcd", 4: "ab", 5: "ab", 6: "ab", 7: "abc", 8: "abc", 9: "abc", 10: "abcdefg", 11: "abc", 12: "abcdefgh", 13: "a", 14: "abcd", 15: "abcd", 16: "a", 17: "abcd", 18: "abcde", 19: "abc", 20: "abcde", 21: "a", 22: "abcd", 23: "abcdefghij", 24: "abcdefg", 25: "abcd", 26: "ab", 27: "abcdefg", 28: "abcdef", 29: "a", 30: "abcd", 31: "abcd", 32: "abc", 33: "ab", 34: "ab", 35: "a", 36: "ab", 37: "abc", 38: "abcd", 39: "a", 40: "abcdefgh", 41: "a", 42: "abc", 43: "abcd", 44: "abcd", 45: "a", 46: "a", 47: "abcd", 48: "a", 49: "abcd", 50: "abcde", 51: "abc", 52: "a", 53: "ab", 54: "abcde", 55: "abcd", 56: "a", 57: "abc", 58: "abcdefgh", 59: "abc", 60: "abcd", 61: "a", 62: "ab", 63: "ab", 64: "ab", 65: "ab", 66: "ab", 67: "abc", 68: "abcd" },
  "702": { 1: "abcd", 2: "abcdef", 3: "abc", 4: "abcde", 5: "abcd", 6: "abcde", 7: "abcd", 8: "ab", 9: "abc", 10: "abcd", 11: "abcdefgh", 12: "abc", 13: "abc", 14: "abcde", 15: "abcdef", 16: "abcdefghijkmnp", 17: "abc", 18: "ab", 19: "abcdefg", 20: "abc", 21: "ab", 22: "abcdefghijkm", 23: "abc", 24: "ab", 25: "ab", 26: "abcdefghijkmnp", 27: "a", 28: "abc", 29: "abcdef", 30: "ab", 31: "abc", 32: "a", 33: "abcdefgh", 34: "a", 35: "abc", 36: "abc", 37: "abcdefg", 38: "ab", 39: "ab", 40: "ab", 41: "ab", 42: "ab", 43: "ab", 44: "abcd", 45: "ab", 46: "ab", 47: "abcde", 48: "abc", 49: "abcd", 50: "ab", 51: "abcd", 52: "ab", 53: "ab", 54: "abc", 55: "abc", 56: "ab", 57: "ab", 58: "ab", 59: "a", 60: "ab", 61: "abc", 62: "abcd", 63: "abc", 64: "abc", 65: "ab", 66: "abc", 67: "abc", 68: "ab", 69: "ab", 70: "ab", 71: "a", 72: "abc", 73: "a", 74: "a", 75: "ab", 76: "a", 77: "ab", 78: "ab", 79: "a", 80: "abcd", 81: "a", 82: "abc", 83: "ab", 84: "a", 85: "abc", 86: "ab", 87: "abc", 88: "abc", 89: "ab", 90: "abcdef", 91: "ab", 92: "a", 93: "a", 94: "ab", 95: "abcde", 96: "abc", 97: "a", 98: "a", 99: "abc", 100: "abcd", 101: "ab", 102: "abcd", 103: "abcdefg", 104: "ab", 105: "ab", 106: "abcdef", 107: "a", 108: "ab", 109: "a", 110: "ab", 111: "abc", 112: "abc", 113: "ab", 114: "a", 115: "ab", 116: "ab", 117: "a", 118: "abc", 119: "abc", 120: "a", 121: "ab", 122: "abcd", 123: "ab", 124: "abcdefghijkmn", 125: "abc", 126: "abc", 127: "a", 128: "ab", 129: "a", 130: "ab", 131: "abcd", 132: "a", 133: "a", 134: "abc", 135: "ab", 136: "ab", 137: "a", 138: "abcd", 139: "abcd", 140: "abcdef", 141: "a", 142: "ab", 143: "abcdef", 144: "a", 145: "abcdefg", 146: "ab", 147: "a", 148: "ab", 149: "abc", 150: "a", 151: "ab", 152: "ab", 153: "ab", 154: "abcd", 155: "abc", 156: "a", 157: "ab", 158: "abcde", 159: "ab", 160: "a", 161: "a", 162: "a", 163: "a", 164: "abc", 165: "abcd", 166: "abcd", 167: "abc", 168: "abcdef", 169: "abcd", 170: "abcdef", 171: "abc", 172: "ab", 173: "a", 174: "abcdefghijkm", 175: "ab", 176: "a", 177: "ab", 178: "ab", 179: "abcdef", 180: "ab", 181: "a", 182: "a", 183: "a", 184: "abc", 185: "abc", 186: "ab", 187: "abc", 188: "a", 189: "ab", 190: "ab", 191: "ab", 192: "a" },
  "703": { 1: "a", 2: "", 3: "", 4: "abcdefghijkmnpq" },
  "704": { 1: "a", 2: "", 3: "", 4: "", 5: "abcdefghijkmnpqrstuvwxyz", 6: "abcdef", 7: "", 8: "" },
  "705": { 1: "", 2: "", 3: "" },
  "706": { 1: "ab", 2: "ab", 3: "abc", 4: "", 5: "", 6: "", 7: "", 8: "abc" },
  "707": { 1: "", 2: "abc", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "a", 9: "abcdefg", 10: "abcdefg", 11: "", 12: "", 13: "", 14: "" },
  "708": { 1: "", 2: "ab", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "", 9: "", 10: "", 11: "", 12: "" },
  "709": { 1: "", 2: "", 3: "abc", 4: "abcd", 5: "abcdefghij" },
  "710": { 1: "abc", 2: "", 3: "", 4: "", 5: "" },
  "711": { 1: "", 2: "ab", 3: "", 4: "", 5: "", 6: "", 7: "" },
  "712": { 1: "", 2: "abc", 3: "abc", 4: "abc", 5: "abcdefg", 6: "", 7: "", 8: "abcdefg", 9: "", 10: "", 11: "abcd", 12: "", 13: "a", 14: "abc", 15: "a", 16: "", 17: "", 18: "", 19: "", 20: "", 21: "abcde" },
  "713": { 1: "", 2: "abc", 3: "", 4: "", 5: "" },
  "714": { 1: "a", 2: "abcde", 3: "abc", 4: "" },
  "715": { 1: "", 2: "abc", 3: "abcd", 4: "", 5: "" },
  "716": { 1: "", 2: "abcd", 3: "", 4: "" },
  "719": { 1: "", 2: "", 3: "abc" },
  "720": { 1: "", 2: "abc", 3: "abcd", 4: "", 5: "" },
  "721": { 1: "", 2: "abc", 3: "", 4: "" },
  "722": { 1: "", 2: "abc", 3: "abcd", 4: "", 5: "" },
  "723": { 1: "ab", 2: "", 3: "", 4: "", 5: "ab", 6: "", 7: "", 8: "", 9: "" },
  "724": { 1: "abcdef", 2: "abcdefg" },
  "725": { 1: "", 2: "", 3: "", 4: "", 5: "" },
  "726": { 1: "", 2: "", 3: "", 4: "", 5: "" },
  "727": { 1: "a", 2: "", 3: "", 4: "", 5: "a", 6: "", 7: "" },
  "728": { 1: "a" },
  "729": { 1: "ab", 2: "abc", 3: "", 4: "ab", 5: "abc", 6: "" },
  "730": { 1: "", 2: "abcdefghij", 3: "abcde" },
  "731": { 1: "a", 2: "abc" },
  "732": { 1: "abc", 2: "abc", 3: "", 4: "", 5: "", 6: "" },
  "733": { 1: "", 2: "" },
  "800": { 1: "", 2: "", 3: "", 4: "abcdefghijkmnp", 5: "", 6: "", 7: "" },
  "801": { 1: "", 2: "abcd", 3: "", 4: "", 5: "abc", 6: "", 7: "a", 8: "", 9: "", 10: "", 11: "", 12: "", 13: "ab", 14: "", 15: "", 16: "", 17: "", 18: "" },
  "802": { 1: "", 2: "a", 3: "ab", 4: "ab", 5: "" },
  "803": { 1: "ab" },
  "804": { 1: "", 2: "" },
  "805": { 1: "", 2: "", 3: "ab", 4: "abcd", 5: "ab", 6: "a", 7: "", 8: "", 9: "", 10: "abcdef" },
  "810": { 1: "", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "abcd", 9: "abcdefgh", 10: "abcd", 11: "" },
  "900": { 1: "", 2: "" },
  "903": { 1: "", 2: "", 3: "abcde", 4: "abcdef", 5: "abcde", 6: "", 7: "", 8: "", 9: "abc", 10: "a", 11: "a", 12: "abcdefgh", 13: "abcdefg" },
} as const;

type Chapters = typeof RULES;
type Letters<T> = T extends `${infer First}${infer Rest}` ? First | Letters<Rest> : never;
type InChapter<C extends keyof Chapters & string> = { [R in keyof Chapters[C] & number]: `${C}.${R}` | `${C}.${R}${Letters<Chapters[C][R]>}` }[keyof Chapters[C] & number];

/** A chapter, rule or subrule of the newest edition, by its number. One that isn't in the table is a type error. */
export type RuleKey = { [C in keyof Chapters & string]: C | InChapter<C> }[keyof Chapters & string];

const CHAPTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = RULES;

/** Whether a text is the number of a rule in the newest edition. */
export function isRuleKey(text: string): text is RuleKey {
  const parts = /^(\d{3})(?:\.(\d+)([a-z]?))?$/.exec(text);
  if (parts === null) return false;
  const [, chapter = "", rule, letter] = parts;
  const rules = Object.hasOwn(CHAPTERS, chapter) ? CHAPTERS[chapter] : undefined;
  if (rules === undefined) return false;
  if (rule === undefined) return true;
  const letters = Object.hasOwn(rules, rule) ? rules[rule] : undefined;
  return letters !== undefined && (letter === undefined || letters.includes(letter));
}

/** The rule that a subrule belongs to (`712.8e` → `712.8`), or the chapter of a rule; a chapter is its own. */
export function parentRule(key: RuleKey): RuleKey {
  const parent = /[a-z]$/.test(key) ? key.slice(0, -1) : key.slice(0, 3);
  return isRuleKey(parent) ? parent : key;
}
