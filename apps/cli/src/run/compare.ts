import type { Failure, ScenarioResult } from "@obverse/scenario";
import type { Language } from "../language.ts";
import { styled } from "../output.ts";
import { short } from "./result-text.ts";

/** Where the answers of a scenario differ under the rules of another date. */
export interface Difference {
  readonly id: string;
  readonly edition: string;
  readonly status: ScenarioResult["status"];
  readonly statusThen: ScenarioResult["status"];
  /** What is then otherwise than the scenario says, where it isn't now. */
  readonly failuresThen: readonly Failure[];
}

/** What differs between a scenario's result and the one under another date's rules; nothing where they agree. */
export function differenceOf(now: ScenarioResult, then: ScenarioResult, edition: string): Difference | undefined {
  const known = new Set(now.failures.map(keyOf));
  const failuresThen = then.failures.filter((failure) => !known.has(keyOf(failure)));
  if (now.status === then.status && failuresThen.length === 0) return undefined;
  return { id: now.id, edition, status: now.status, statusThen: then.status, failuresThen };
}

/** A difference in words. */
export function differenceLines({ edition, failuresThen }: Difference, lang: Language): readonly string[] {
  const head = lang === "ja" ? `${edition} のルールでは:` : `By the rules of ${edition}:`;
  return [
    styled("yellow", `      ${head}`),
    ...failuresThen
      .slice(0, 6)
      .map(({ step, at, expected, actual }) => `        ${step}. ${at}: ${short(expected, 60)} → ${short(actual, 60)}`),
  ];
}

const keyOf = ({ step, at, actual }: Failure): string => JSON.stringify([step, at, actual]);
