import {
  type EditionDate,
  EXPLAINED,
  type ExplanationStep,
  explain,
  type GameState,
  NEWEST_EDITION,
  numbersIn,
  type ObjectId,
  objectAt,
  REFUSAL_CODES,
  type Refusal,
  type RuleKey,
} from "@obverse/core";
import { namesOf, sayRefusal, sayRule } from "@obverse/messages";
import { type Failure, referenceTo, runScenario, type StepTold, type Things, whatFits } from "@obverse/scenario";
import { compile } from "../cards/compiler.ts";
import { cardSource } from "../cards/source.ts";
import { columnsOf, padded, wrapped } from "../columns.ts";
import { editionGiven } from "../edition.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import { EXPLAIN } from "../explain/texts.ts";
import { valueText } from "../explain/value-text.ts";
import type { Language } from "../language.ts";
import { print, printJson, printProse, styled, tell } from "../output.ts";
import { citing } from "../run/cite.ts";
import { findScenarios } from "../run/find-scenarios.ts";
import { namingFor, tableOf } from "../run/naming.ts";
import { stepLine } from "../run/step-text.ts";
import { stoppedText } from "../texts/failure-text.ts";
import { problemLines } from "../texts/problem-text.ts";

/** The options of `obverse explain`. */
export interface ExplainCommandOptions {
  readonly object?: string;
  readonly step?: string;
  readonly json?: true;
  readonly edition?: string;
  readonly cards?: readonly string[];
  readonly filter?: string;
}

interface Moment {
  readonly number: number;
  readonly state: GameState;
  readonly things: Things;
}

/** Why objects are what they are after a step of a scenario, and why steps were refused. */
export async function explainCommand(path: string, options: ExplainCommandOptions, lang: Language): Promise<ExitCode> {
  const files = findScenarios([path], lang);
  for (const line of problemLines(
    files.flatMap(({ scenarios }) => scenarios.problems),
    lang,
  ))
    tell(line);
  const document = files
    .flatMap(({ scenarios }) => scenarios.documents)
    .find(({ scenario }) => options.filter === undefined || scenario.id.includes(options.filter));
  if (document === undefined) throw new CommandError(EXIT.file, "no-scenario", `${path}: ${EXPLAIN[lang].noScenario}`);
  const { scenario } = document;
  const last = options.step === undefined ? scenario.steps.length : Number(options.step);
  if (!Number.isInteger(last) || last < 0 || last > scenario.steps.length)
    throw new CommandError(EXIT.usage, "step", noStep(options.step ?? "", scenario.steps.length, lang));
  const edition = editionGiven(options.edition, "--edition", lang) ?? scenario.edition ?? NEWEST_EDITION;
  const refusals: {
    readonly step: number;
    readonly line: string;
    readonly refusal: Refusal;
    readonly state: GameState;
  }[] = [];
  let moment: Moment | undefined;
  const onStep = ({ number, state, things, refusal, step }: StepTold): void => {
    moment = { number, state, things };
    if (refusal !== undefined) refusals.push({ step: number, line: stepLine(step), refusal, state });
  };
  const started = { ...scenario, steps: last === 0 ? [{ expect: {} }] : scenario.steps.slice(0, last) };
  const result = runScenario(started, {
    cards: await cardSource(options.cards ?? [], lang),
    compile,
    file: path,
    edition,
    onStep,
  });
  const stopped = result.failures.find(({ at }) => !at.startsWith("expect"));
  const code: ExitCode = stopped === undefined ? EXIT.ok : isRefused(stopped) ? EXIT.illegal : EXIT.findings;
  if (moment === undefined)
    throw new CommandError(
      stopped === undefined ? EXIT.findings : code,
      "not-played",
      stopped === undefined ? result.status : stoppedText(stopped, lang),
    );
  const { state, things } = moment;
  const ids =
    options.object === undefined
      ? state.battlefield.concat(state.stack)
      : [objectMeant(state, things, options.object, lang)];
  const explained = ids.map((id) => ({ object: referenceTo(state, things, id), id, steps: stepsOf(state, id) }));
  if (explained.every(({ steps }) => steps.length === 0) && refusals.length === 0 && stopped === undefined)
    tell(EXPLAIN[lang].nothing);
  if (options.json === true) {
    const by = state.edition;
    printJson({
      scenario: scenario.id,
      edition,
      refusals: refusals.map(({ step, refusal }) => ({ step, ...refusal, rules: numbersIn(refusal.rules, by) })),
      ...(stopped === undefined ? {} : { stopped }),
      objects: explained.map(({ object, steps }) => ({
        object,
        steps: steps.map((step) => ({ ...step, rules: numbersIn(step.rules, by) })),
      })),
    });
    return code;
  }
  for (const { step, line, refusal, state: then } of refusals) {
    printProse(styled("bold", `${step}. ${line}`), 3);
    printProse(
      `   ${sayRefusal(refusal, tableOf(lang), namesOf(then, namingFor(lang)))}${citing(refusal.rules, edition)}`,
    );
  }
  for (const { object, id, steps } of explained)
    for (const line of linesFor(state, object, id, steps, state.edition, lang)) print(line);
  if (stopped !== undefined) tell(stoppedText(stopped, lang));
  return code;
}

/** Whether a failure is that the game refused the step. */
function isRefused({ actual }: Failure): boolean {
  const [code] = typeof actual === "object" && actual !== null ? Object.keys(actual) : [];
  return REFUSAL_CODES.some((known) => known === code);
}

function objectMeant(state: GameState, things: Things, reference: string, lang: Language): ObjectId {
  const found = whatFits(state, things, reference);
  const id = found.ok ? found.referent?.object?.id : undefined;
  if (id !== undefined) return id;
  const known = [...things.labels.keys(), ...state.battlefield.map((id) => referenceTo(state, things, id))];
  const [code, names] = found.ok ? (["no-such-object", known] as const) : (["ambiguous", found.fitting] as const);
  throw new CommandError(
    EXIT.usage,
    code,
    `${reference}: ${EXPLAIN[lang][found.ok ? "noObject" : "manyObjects"]}: ${[...new Set(names)].slice(0, 20).join(", ")}`,
  );
}

function stepsOf(state: GameState, id: ObjectId): readonly ExplanationStep[] {
  if (objectAt(state, id)?.kind !== "card") return [];
  return EXPLAINED.flatMap((property) => explain(state, id, property));
}

function linesFor(
  state: GameState,
  object: string,
  id: ObjectId,
  steps: readonly ExplanationStep[],
  edition: EditionDate,
  lang: Language,
): readonly string[] {
  const text = EXPLAIN[lang];
  const names = namesOf(state, namingFor(lang));
  const lines = [styled("bold", `${names.object(id)}${names.object(id) === object ? "" : ` [${object}]`}`)];
  const width = Math.max(...EXPLAINED.map((property) => columnsOf(text[property])));
  const used = new Set<RuleKey>();
  for (const step of steps) {
    const { property, what, source, rules } = step;
    const by = source === undefined ? "" : ` (${names.object(source)})`;
    lines.push(
      ...wrapped(
        `${padded(valueText(step, lang), 28)} ${text[what]}${by}${citing(rules, edition)}`,
        width + 3,
        `  ${padded(text[property], width)} `,
      ),
    );
    for (const rule of rules) used.add(rule);
  }
  for (const rule of used) {
    const statement = sayRule(rule, tableOf(lang), edition);
    const cited = citing([rule], edition).trim();
    if (statement !== undefined && cited !== "")
      lines.push(...wrapped(`${cited} ${statement}`, 4, "  ").map((line) => styled("dim", line)));
  }
  return lines;
}

const noStep = (written: string, last: number, lang: Language): string =>
  lang === "ja"
    ? `--step ${written}: 0 から ${last} までの数を書いてください。`
    : `--step ${written}: write a number from 0 to ${last}.`;
