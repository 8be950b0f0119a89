/** The groups that coverage is counted by; `all` holds every card. */
export const GROUPS = ["transform", "modal", "meld", "face-down", "day-night", "all"] as const;
/** A group of cards. */
export type Group = (typeof GROUPS)[number];

const FACE_DOWN =
  /\b(?:morph|megamorph|disguise|cloaks?|cloaked|manifest(?:s|ed)?|face[- ]down|turn(?:s|ed)? (?:[^.]* )?face up)\b/i;
const DAY_NIGHT = /\b(?:daybound|nightbound|becomes? (?:day|night)|neither day nor night|it's (?:day|night))\b/i;
const BY_LAYOUT: Readonly<Record<string, Group>> = { transform: "transform", modal_dfc: "modal", meld: "meld" };

/** What a card does while it is drafted (905.2c): its lying face up then is no status of a permanent. */
export const DRAFTING: RegExp = /\bdraft(?:s|ed|ing)?\b/i;

/** The groups that a card belongs to, by its layout and by the words of its faces. */
export function groupsOf(layout: string, texts: readonly string[]): readonly Group[] {
  const words = texts.map(withoutReminder).join("\n");
  const byLayout = BY_LAYOUT[layout];
  return [
    ...(byLayout === undefined ? [] : [byLayout]),
    ...(words.split(/[.\n]/).some((sentence) => FACE_DOWN.test(sentence) && !DRAFTING.test(sentence))
      ? (["face-down"] as const)
      : []),
    ...(DAY_NIGHT.test(words) ? (["day-night"] as const) : []),
    "all",
  ];
}

/** A text without its reminder text (207.2a). */
export function withoutReminder(text: string): string {
  return text.replace(/\([^()]*\)/g, "");
}
