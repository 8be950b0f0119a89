import type { Card, Face } from "../model/card.ts";
import { PERMANENT_TYPES } from "../model/card-types.ts";
import type { ObjectSetup } from "../model/set-up.ts";
import type { Zone } from "../model/zone.ts";
import type { RuleKey } from "../rules/rules.ts";

/** What can be wrong with a set-up. */
export const SETUP_PROBLEM_CODES = [
  /** A value isn't of the kind that stands there; the detail is what is expected, such as `integer >= 0` or `{ card: "Clone" }`. */
  "wrong-shape",
  /** A key that nothing there has; the detail lists those that there are. */
  "unknown-key",
  "no-players",
  "duplicate-player",
  "no-such-player",
  "no-such-card",
  "no-such-label",
  "no-such-face",
  "card-and-meld",
  "not-a-meld-pair",
  /** What a pair melds into isn't a card: the melded permanent is set up by `meld`, with both its cards. */
  "meld-result",
  /** The face that is up is none of a permanent. */
  "not-a-permanent",
  /** A face-down object has its front face up as soon as it is turned up. */
  "back-face-down",
  /** Only a permanent has its back face up. */
  "back-face-elsewhere",
  /** A card there isn't face down. */
  "face-down-elsewhere",
  /** Something that only a permanent has or is. */
  "permanents-only",
] as const;
/** What is wrong with a set-up. */
export type SetupProblemCode = (typeof SETUP_PROBLEM_CODES)[number];

/** Something wrong with a set-up: what and where. */
export interface SetupProblem {
  readonly code: SetupProblemCode;
  /** A path into the set-up: `players.0.battlefield.2`; `""`: the set-up itself. */
  readonly at: string;
  /** The name or word that is wrong, or what is expected; `""`: none. */
  readonly detail: string;
  readonly rules: readonly RuleKey[];
}

/** What keeps an object from being where it is set up as it is set up; `card` is the one whose face would be up. */
export function placeProblems(spec: ObjectSetup, zone: Zone, card: Card, at: string): readonly SetupProblem[] {
  const found: SetupProblem[] = [];
  const add = (code: SetupProblemCode, detail: string, ...rules: readonly RuleKey[]): void => {
    found.push({ code, at, detail, rules });
  };
  const isBack = spec.face === "back";
  const face = (isBack ? card.faces[1] : undefined) ?? card.faces[0];
  if (isBack && spec.faceDown !== undefined) add("back-face-down", face.name, "712.15a", "708.2");
  if (zone === "battlefield") {
    if (spec.faceDown === undefined && spec.meld === undefined && !isPermanent(face))
      add("not-a-permanent", face.name, ...neverEnters(face));
    return found;
  }
  if (isBack) add("back-face-elsewhere", face.name, "712.8a");
  if (spec.faceDown !== undefined && zone !== "exile" && zone !== "command")
    add("face-down-elsewhere", face.name, "110.5d");
  for (const key of PERMANENTS_ONLY) if (spec[key] !== undefined) add("permanents-only", key, "110.1");
  return found;
}

const isPermanent = ({ types }: Face): boolean => types.some((type) => PERMANENT_TYPES.includes(type));

function neverEnters({ types }: Face): readonly RuleKey[] {
  if (types.includes("Instant")) return ["304.4"];
  return types.includes("Sorcery") ? ["307.4"] : ["110.4"];
}

const PERMANENTS_ONLY = [
  "meld",
  "copyOf",
  "tapped",
  "sick",
  "damage",
  "loyalty",
  "defense",
  "attachedTo",
] as const satisfies readonly (keyof ObjectSetup)[];
