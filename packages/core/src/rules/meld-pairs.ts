import type { EditionDate } from "./editions.ts";

/** The pairs that rule 712.5 lists, by what they become, in the order of its subrules, with the edition that added each. */
const MELD_RESULTS_SINCE: Readonly<Record<string, string>> = {
  "Chittering Host": "2016-07-22",
  "Hanweir, the Writhing Township": "2016-07-22",
  "Brisela, Voice of Nightmares": "2016-07-22",
  "Mishra, Lost to Phyrexia": "2022-11-18",
  "Urza, Planeswalker": "2022-11-18",
  "Titania, Gaea Incarnate": "2022-11-18",
  "Ragnarok, Divine Deliverance": "2025-06-06",
};

/** Whether an edition knows the pair that becomes `result` (712.5). One that no edition lists is a player's own and always known. */
export function knowsMeldPair(result: string, edition: EditionDate): boolean {
  const since = MELD_RESULTS_SINCE[result];
  return since === undefined || since <= edition;
}
