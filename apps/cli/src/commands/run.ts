import type { ScenarioResult } from "@obverse/scenario";
import { reportOf, runScenario } from "@obverse/scenario";
import { compile } from "../cards/compiler.ts";
import { cardSource } from "../cards/source.ts";
import { editionGiven } from "../edition.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language, Texts } from "../language.ts";
import { print, printJson, printProse, tell } from "../output.ts";
import { type Difference, differenceLines, differenceOf } from "../run/compare.ts";
import { findScenarios } from "../run/find-scenarios.ts";
import { failureLines, resultLines, totalsLine } from "../run/result-text.ts";
import { storyTeller } from "../run/story.ts";
import { howToWrite, problemText } from "../texts/problem-text.ts";

/** The options of `obverse run`. */
export interface RunCommandOptions {
  readonly json?: true;
  readonly verbose?: true;
  readonly failures?: true;
  readonly edition?: string;
  readonly cards?: readonly string[];
  readonly filter?: string;
  readonly compare?: string;
}

/** Plays every scenario below the paths. */
export async function run(given: readonly string[], options: RunCommandOptions, lang: Language): Promise<ExitCode> {
  const { paths, cardFiles } = sortFiles(given, options.cards ?? []);
  if (paths.length === 0)
    throw new CommandError(
      EXIT.usage,
      "no-path",
      lang === "ja"
        ? "シナリオのパスを指定してください: obverse run PATH…"
        : "Give a path to scenarios: obverse run PATH…",
    );
  const files = findScenarios(paths, lang);
  const source = await cardSource(cardFiles, lang);
  const results: ScenarioResult[] = [];
  const differences: Difference[] = [];
  const then = editionGiven(options.compare, "--compare", lang);
  editionGiven(options.edition, "--edition", lang);
  const say = (result: ScenarioResult, shown = result): void => {
    results.push(result);
    if (options.json === true) return;
    if (options.failures === true) for (const line of failureLines(result)) print(line);
    else for (const line of resultLines(shown, lang)) printProse(line);
  };
  for (const { scenarios } of files) {
    for (const { id, problems } of scenarios.failed) {
      if (!wanted(id, options.filter)) continue;
      if (options.json !== true) for (const problem of problems) tell(problemText(problem, lang));
      const failures = problems.map((problem) => ({
        step: typeof problem.path[1] === "number" && problem.path[0] === "steps" ? problem.path[1] + 1 : 0,
        at: problem.path.map((part) => (typeof part === "number" ? part + 1 : part)).join("."),
        expected: problem.nearest ?? problem.expected ?? "",
        actual: problemText(problem, lang),
        rules: [],
        ...(problem.line === undefined ? {} : { line: problem.line }),
      }));
      const result: ScenarioResult = { id, file: problems[0]?.file ?? "", status: "error", failures };
      say(result, { ...result, failures: [] }); // the problems were told above
    }
    for (const { scenario, file, lineOf } of scenarios.documents) {
      if (!wanted(scenario.id, options.filter)) continue;
      const teller =
        options.verbose === true && options.json !== true
          ? storyTeller(scenario, lang, options.edition, printProse)
          : undefined;
      const common = { cards: source, compile, file, lineOf };
      const result = runScenario(scenario, {
        ...common,
        ...(options.edition === undefined ? {} : { edition: options.edition }),
        ...(teller === undefined ? {} : { onStep: teller }),
      });
      say(result);
      if (then === undefined) continue;
      const difference = differenceOf(result, runScenario(scenario, { ...common, edition: then }), then);
      if (difference === undefined) continue;
      differences.push(difference);
      if (options.json !== true) for (const line of differenceLines(difference, lang)) printProse(line);
    }
  }
  if (results.length === 0)
    throw new CommandError(
      EXIT.file,
      "no-scenario",
      `${paths.join(" ")}: ${options.filter === undefined ? TEXT[lang].none : `${TEXT[lang].noneLike} ${options.filter}`}`,
    );
  const report = reportOf(results);
  if (options.json === true)
    printJson(then === undefined ? report : { ...report, compared: { edition: then, differences } });
  else printProse(totalsLine(report, lang), 2);
  const isWrong = results.some(({ status }) => status === "error");
  if (isWrong && options.json !== true && options.failures !== true) tell(howToWrite(lang));
  const passed = report.totals.pass === report.totals.scenarios;
  const file = results.find(({ status }) => status !== "pass")?.file ?? "";
  if (!passed && options.json !== true && process.stderr.isTTY && file !== "") tell(`${TEXT[lang].next} ${file}`);
  return passed ? EXIT.ok : EXIT.findings;
}

/** Scenario files that stand behind `--cards` belong to the paths. */
function sortFiles(
  paths: readonly string[],
  cards: readonly string[],
): { readonly paths: readonly string[]; readonly cardFiles: readonly string[] } {
  const isScenario = (file: string): boolean => /\.ya?ml$/.test(file) || !/\.(?:json|jsonl|ndjson|gz)$/.test(file);
  const moved = cards.filter(
    (file, at) =>
      isScenario(file) ||
      (paths.length === 0 && cards.length > 1 && at === cards.length - 1 && !cards.some(isScenario)),
  );
  return { paths: [...paths, ...moved], cardFiles: cards.filter((file) => !moved.includes(file)) };
}

const wanted = (id: string, filter: string | undefined): boolean => filter === undefined || id.includes(filter);

const TEXT: Texts<"none" | "noneLike" | "next"> = {
  en: { none: "no scenario there.", noneLike: "no scenario there with an id like", next: "Next: obverse explain" },
  ja: {
    none: "シナリオがありません。",
    noneLike: "id に次の文字を含むシナリオがありません:",
    next: "次に: obverse explain",
  },
};
