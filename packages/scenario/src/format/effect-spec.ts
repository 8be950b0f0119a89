/** Objects or players that an effect is about: one reference or several. */
export type References = readonly string[];

/** What an effect says without a card that says it: one key names the instruction, the others are its options. */
export interface EffectSpec {
  readonly transform?: References;
  readonly convert?: References;
  readonly meld?: References;
  readonly destroy?: References;
  readonly sacrifice?: References;
  readonly exile?: References;
  readonly bounce?: References;
  readonly put?: References;
  readonly flicker?: References;
  readonly turnFaceDown?: References;
  readonly turnFaceUp?: References;
  readonly manifest?: References;
  readonly cloak?: References;
  readonly manifestDread?: References;
  readonly becomeCopy?: References;
  readonly createToken?: Readonly<Record<string, unknown>>;
  readonly copySpell?: References;
  readonly counter?: References;
  readonly damage?: References;
  readonly addCounters?: References;
  readonly removeCounters?: References;
  readonly modify?: References;
  readonly gainControl?: References;
  readonly tap?: References;
  readonly untap?: References;
  readonly attach?: References;
  readonly setDay?: "day" | "night";
  readonly gainLife?: References;
  readonly loseLife?: References;
  readonly draw?: References;
  readonly mill?: References;
  readonly discard?: References;
  readonly shuffle?: References;
  readonly reveal?: References;
  readonly lookAt?: References;
  readonly chooseName?: string;

  readonly to?: string;
  readonly position?: "top" | "bottom" | number;
  readonly transformed?: boolean;
  readonly faceDown?: boolean;
  readonly tapped?: boolean;
  readonly under?: string;
  readonly attachedTo?: string;
  readonly count?: number;
  readonly of?: string;
  readonly until?: "end-of-turn";
  readonly as?: string;
  readonly amount?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly power?: number;
  readonly toughness?: number;
  readonly setPower?: number;
  readonly setToughness?: number;
  readonly gain?: readonly string[];
  readonly lose?: readonly string[];
  readonly addTypes?: readonly string[];
  readonly setTypes?: readonly string[];
  readonly source?: string;
}

/** The keys that name an instruction, each with the options it takes. */
export const EFFECT_OPTIONS = {
  transform: [],
  convert: [],
  meld: [],
  destroy: [],
  sacrifice: [],
  exile: ["faceDown"],
  bounce: [],
  put: ["to", "position", "transformed", "faceDown", "tapped", "under", "attachedTo"],
  flicker: ["under", "transformed"],
  turnFaceDown: [],
  turnFaceUp: [],
  manifest: ["count"],
  cloak: ["count"],
  manifestDread: ["count"],
  becomeCopy: ["of", "until"],
  createToken: ["under", "as", "tapped", "count"],
  copySpell: ["as"],
  counter: [],
  damage: ["amount"],
  addCounters: ["counters"],
  removeCounters: ["counters"],
  modify: ["power", "toughness", "setPower", "setToughness", "gain", "lose", "addTypes", "setTypes", "until"],
  gainControl: ["until"],
  tap: [],
  untap: [],
  attach: ["to"],
  setDay: [],
  gainLife: ["amount"],
  loseLife: ["amount"],
  draw: ["count"],
  mill: ["count"],
  discard: ["count"],
  shuffle: [],
  reveal: [],
  lookAt: [],
  chooseName: [],
} as const satisfies Readonly<Record<string, readonly (keyof EffectSpec)[]>>;

/** A key that names an instruction. */
export type EffectVerb = keyof typeof EFFECT_OPTIONS;

/** The instruction that an effect names. */
export function effectVerbOf(spec: EffectSpec): EffectVerb | undefined {
  return (Object.keys(EFFECT_OPTIONS) as EffectVerb[]).find((verb) => spec[verb] !== undefined); // the keys of the table
}
