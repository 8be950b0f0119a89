import { parseManaCost } from "../parse/mana-cost.ts";
import { manaValueOf } from "../parse/mana-value.ts";
import type { Issue } from "../report.ts";
import type { PrintedCard } from "./printed-card.ts";

/** What one record tells about a meld triple. */
export type MeldClue =
  | { readonly role: "part"; readonly partner?: string; readonly result?: string; readonly manaValue: number }
  | { readonly role: "result"; readonly parts: readonly string[] };

const MELDS_WITH = /\(Melds with (.+?)\.\)/;
const MELDS_INTO = /\bmeld them into (.+?)(?:\.| Activate\b|$)/m;
const NAMED = /\bnamed (.+?)(?: are | is |, (?:you may|exile them|and ))/;

/**
 * What a meld record says: its text first, since only a part speaks of melding, then the related cards. Where the source marks what
 * is the result as a part, or the other way round, the text decides and it is reported (712.4, 712.5).
 */
export function meldClueOf(card: PrintedCard, note: (issue: Omit<Issue, "card">) => void): MeldClue {
  const text = card.faces[0]?.text ?? "";
  const name = card.faces[0]?.name ?? card.name;
  const melding = card.related.filter(({ component }) => component.startsWith("meld_"));
  const others = melding.map((one) => one.name).filter((one) => one !== name);
  const into = MELDS_INTO.exec(text)?.[1];
  const related = others.find((one) => one !== into && into !== undefined && text.includes(one));
  const partner = MELDS_WITH.exec(text)?.[1] ?? related ?? NAMED.exec(text)?.[1];
  const role = partner !== undefined || into !== undefined ? "part" : "result";
  const marked = melding.find((one) => one.name === name)?.component;
  if (marked !== undefined && marked !== `meld_${role}`) {
    note({
      code: "meld-mislabelled",
      place: { path: "all_parts" },
      found: marked,
      expected: `meld_${role}`,
      action: "repaired",
    });
  }
  if (role === "result") return { role, parts: others };
  const result = into ?? (partner === undefined ? undefined : others.find((one) => one !== partner));
  const counterpart = partner ?? others.find((one) => one !== result);
  return {
    role,
    manaValue: manaValueOf(parseManaCost(card.faces[0]?.manaCost ?? "").cost),
    ...(counterpart === undefined ? {} : { partner: counterpart }),
    ...(result === undefined ? {} : { result }),
  };
}
