import { engine } from "../engine.ts";

/** Whether a cited rule is the one with this number: itself, a rule that says the same, or a subrule of a number without a letter. An older edition's number is understood. */
export function isRule(cited: string, number: string, edition: string): boolean {
  const wanted = new Set([number, engine.keyOfNumber(number, edition) ?? number]);
  const given = [cited, ...engine.sameRules(cited)];
  return given.some((key) => {
    const shown = numberOf(key, edition);
    return [...wanted].some((rule) => key === rule || shown === rule || isSubrule(key, rule) || isSubrule(shown, rule));
  });
}

/** The number of a rule in an edition, as it is shown. */
export function numberOf(key: string, edition: string): string {
  return engine.numberIn(key, edition) ?? key;
}

const isSubrule = (rule: string, of: string): boolean =>
  /\d$/.test(of) && rule.startsWith(of) && /^[a-z]$/.test(rule.slice(of.length));
