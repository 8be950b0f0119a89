import { compareCards } from "../compare/compare-cards.ts";
import type { ImportedCard } from "../import/imported.ts";
import type { Issue, IssueCode } from "../report.ts";
import type { OpenInput } from "./open-input.ts";
import { type CardsRead, readCards } from "./read-cards.ts";

/** What a lint found. */
export interface LintReport {
  readonly cards: number;
  readonly noticed: Readonly<Partial<Record<IssueCode, number>>>;
  readonly issues: readonly Issue[];
}

/** What doesn't count as found by a lint: it is no fault of the file. */
export const NO_FAULT: readonly IssueCode[] = ["not-a-card", "duplicate"];

/**
 * Looks a file over: broken meld links, faces that disagree, wrong or missing derived values, unknown layouts and fields, records that can't
 * be read; and, beside a file of the other source, what the two say differently about a card.
 */
export async function lintCards(
  input: OpenInput,
  other?: OpenInput,
  options: { readonly keepIssues?: number } = {},
): Promise<LintReport> {
  const read = await readCards(input, options);
  const found = faultsOf(read);
  if (other === undefined) return found;
  const { cards } = await readCards(other, options);
  const issues = disagreements(read.cards, cards);
  return {
    ...found,
    issues: [...found.issues, ...issues],
    noticed: issues.length === 0 ? found.noticed : { ...found.noticed, "sources-disagree": issues.length },
  };
}

function faultsOf({ cards, report }: CardsRead): LintReport {
  const noticed = Object.entries(report.noticed).filter(([code]) => !NO_FAULT.includes(code as IssueCode)); // keys of its own record
  return {
    cards: cards.length,
    noticed: Object.fromEntries(noticed),
    issues: report.issues.filter(({ code }) => !NO_FAULT.includes(code)),
  };
}

/** What two sources say differently about the cards that both have. */
export function disagreements(ours: readonly ImportedCard[], theirs: readonly ImportedCard[]): readonly Issue[] {
  const byId = new Map(theirs.map(({ card }) => [card.id as string, card]));
  const byName = new Map(theirs.filter(({ card }) => !card.token).map(({ card }) => [card.name, card]));
  return ours.flatMap(({ card }) => {
    const other = byId.get(card.id) ?? (card.token ? undefined : byName.get(card.name));
    if (other === undefined) return [];
    return compareCards(card, other, { abilities: "leave-out", printings: "leave-out" }).map(
      ({ face, field, from, to }): Issue => ({
        code: "sources-disagree",
        card: card.name,
        place: { path: face === undefined ? field : `${face}: ${field}` },
        found: from ?? "",
        expected: to ?? "",
        action: "kept",
      }),
    );
  });
}
