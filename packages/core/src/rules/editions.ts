/** A date, `YYYY-MM-DD`: the rules in force on it. From 2011-09-30 to the newest edition. */
export type EditionDate = string & { readonly __brand: "EditionDate" };

/** The newest edition of the rules that the engine knows. */
export const NEWEST_EDITION: EditionDate = "2026-08-07" as EditionDate;
/** The first: the release of Innistrad, with the first double-faced cards. */
export const OLDEST_EDITION: EditionDate = "2011-09-30" as EditionDate;

/** A date as an edition, or nothing where it is no date or lies before the first. A date after the newest counts as the newest. */
export function editionOn(text: string): EditionDate | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  if (day < 1 || day > days || text < OLDEST_EDITION) return undefined;
  return text > NEWEST_EDITION ? NEWEST_EDITION : (text as EditionDate); // checked above
}

/** The settings of everything that changed from edition to edition, in one edition. The engine asks these, never the date. */
export interface Switches {
  /** Who may transform or convert (712.9). */
  readonly whoTransforms: "nonmodal" | "all-but-meld";
  /** The mana value of a nonmodal permanent's or spell's own back face (202.3b). */
  readonly backFaceManaValue: "zero" | "of-front";
  /** Whether a permanent's own ability turns it over only if it hasn't turned since (701.27f). */
  readonly ownAbilityTurns: "always" | "only-once";
  /** What “transforms into” asks (701.27e). */
  readonly transformsInto: "new-name" | "has-it-afterwards";
  /** Whether a token copy of a double-faced permanent has both faces (707.8a, 707.10g). */
  readonly doubleFacedTokens: "no" | "yes";
  /** Which cards told to enter transformed do (712.14a). */
  readonly entersTransformed: "nonmodal" | "double-faced";
  /** What becomes of a card told to enter transformed that can't (712.14a). */
  readonly cannotEnterTransformed: "enters-front" | "stays";
  /** Which cards may be cast transformed (712.11a). */
  readonly castTransformed: "nonmodal" | "double-faced";
  /** Which face of a modal card may be cast or played by default (712.11b, 712.12). */
  readonly modalFaces: "front" | "either";
  /** Whether a double-faced card may be cast face down (712.15). */
  readonly faceDownCast: "no" | "yes";
  /** Whether a failed attempt to turn a double-faced permanent face down is said to leave its values as they were (712.16). */
  readonly faceDownAttempt: "nothing-happens" | "values-unchanged";
  /** Why a lone meld card does not turn over: it is no transforming card, or a rule of its own (712.4c). */
  readonly meldCardTurns: "not-transforming" | "own-rule";
  /** What counts as a transformed permanent: a transforming card or token, or any double-faced permanent of one card (701.27g). */
  readonly transformedPermanent: "card-or-token" | "one-card";
  /** How a revealed face-down object is judged (708.12). */
  readonly revealedFaceDown: "unsaid" | "ignoring-effects";
  /** Whether battles with defense 0 have one rule or one for Sieges and one for others (310.7–8). */
  readonly battleDefenseZero: "one-rule" | "two-rules";
}

/** The name of a switch. */
export type SwitchName = keyof Switches;

/** For each switch its settings, oldest first, with the edition that brought each. */
const SWITCHES: {
  readonly [N in SwitchName]: readonly [readonly [string, Switches[N]], ...(readonly [string, Switches[N]])[]];
} = {
  whoTransforms: [
    ["2011-09-30", "nonmodal"],
    ["2025-09-19", "all-but-meld"],
  ],
  backFaceManaValue: [
    ["2011-09-30", "zero"],
    ["2016-04-08", "of-front"],
  ],
  ownAbilityTurns: [
    ["2011-09-30", "always"],
    ["2016-04-08", "only-once"],
  ],
  transformsInto: [
    ["2011-09-30", "new-name"],
    ["2016-04-08", "has-it-afterwards"],
  ],
  doubleFacedTokens: [
    ["2011-09-30", "no"],
    ["2023-04-14", "yes"],
  ],
  entersTransformed: [
    ["2011-09-30", "nonmodal"],
    ["2025-09-19", "double-faced"],
  ],
  cannotEnterTransformed: [
    ["2011-09-30", "enters-front"],
    ["2016-04-08", "stays"],
  ],
  castTransformed: [
    ["2011-09-30", "nonmodal"],
    ["2025-09-19", "double-faced"],
  ],
  modalFaces: [
    ["2011-09-30", "front"],
    ["2020-09-25", "either"],
  ],
  faceDownCast: [
    ["2011-09-30", "no"],
    ["2016-04-08", "yes"],
  ],
  faceDownAttempt: [
    ["2011-09-30", "nothing-happens"],
    ["2026-08-07", "values-unchanged"],
  ],
  meldCardTurns: [
    ["2011-09-30", "not-transforming"],
    ["2025-09-19", "own-rule"],
  ],
  transformedPermanent: [
    ["2011-09-30", "card-or-token"],
    ["2025-09-19", "one-card"],
  ],
  revealedFaceDown: [
    ["2011-09-30", "unsaid"],
    ["2024-11-08", "ignoring-effects"],
  ],
  battleDefenseZero: [
    ["2011-09-30", "one-rule"],
    ["2026-08-07", "two-rules"],
  ],
};

const settled = new Map<string, Switches>();

/** The settings in an edition. */
export function switchesOf(edition: EditionDate): Switches {
  const known = settled.get(edition);
  if (known !== undefined) return known;
  const entries = Object.entries(SWITCHES).map(([name, settings]) => [
    name,
    settings.findLast(([since]) => since <= edition)?.[1] ?? settings[0][1],
  ]);
  const switches = Object.fromEntries(entries) as Switches; // one entry per switch, each of its own settings
  settled.set(edition, switches);
  return switches;
}

/** A switch whose setting differs between two editions. */
export interface RuleChange {
  readonly name: SwitchName;
  readonly from: string;
  readonly to: string;
  /** The edition that brought the later setting. */
  readonly since: string;
}

/** What changed between two editions, in the order of the table. */
export function rulesDiff(a: EditionDate, b: EditionDate): readonly RuleChange[] {
  const [from, to] = [switchesOf(a), switchesOf(b)];
  const later = a > b ? a : b;
  return Object.entries(SWITCHES).flatMap(([key, settings]) => {
    const name = key as SwitchName; // a key of the table
    if (from[name] === to[name]) return [];
    return [
      {
        name,
        from: from[name],
        to: to[name],
        since: settings.findLast(([since]) => since <= later)?.[0] ?? settings[0][0],
      },
    ];
  });
}
