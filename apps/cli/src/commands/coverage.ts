import { readCardFile } from "../cards/read-card-file.ts";
import { columnsOf, padded } from "../columns.ts";
import { GROUPS } from "../coverage/groups.ts";
import type { MeasureOptions } from "../coverage/measure.ts";
import { measureInThreads } from "../coverage/measure-in-threads.ts";
import type { Compiled, CoverageReport, UnsupportedShape } from "../coverage/report.ts";
import type { PublicCard } from "../coverage/scope.ts";
import { sumUp } from "../coverage/sum-up.ts";
import { COVERAGE } from "../coverage/texts.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { print, printJson, printProse, tell } from "../output.ts";

/** The options of `obverse coverage`. */
interface CoverageCommandOptions {
  readonly quick?: true;
  readonly json?: true;
  readonly top?: string;
}

const SHOWN = 20;

/** Says how much of the cards in public card files is understood and played. */
export async function coverageCommand(
  paths: readonly string[],
  options: CoverageCommandOptions,
  lang: Language,
): Promise<ExitCode> {
  const top = topOf(options.top, lang);
  const records = paths.flatMap((file) => readCardFile(file, lang)).filter(hasName);
  const smokeTest = options.quick === true ? "left-out" : "played";
  const measured = await measureInThreads(records, { smokeTest, onCard: progress(records.length, lang) });
  if (process.stderr.isTTY) process.stderr.write(CLEAR);
  const report = sumUp(measured, smokeTest, top);
  if (options.json === true) printJson(report);
  else tellReport(report, lang);
  return EXIT.ok;
}

const CLEAR = "\r\u001b[2K";

/** How many shapes are listed. Absent: as many as is usual. */
function topOf(given: string | undefined, lang: Language): number | undefined {
  if (given === undefined) return undefined;
  const top = Number(given);
  if (!/^\d+$/.test(given) || !Number.isSafeInteger(top))
    throw new CommandError(EXIT.usage, "top", `--top ${given}: ${COVERAGE[lang].topHint}`);
  return top;
}

/** A line on a terminal that says how far it has come; elsewhere a line for each tenth. */
function progress(total: number, lang: Language): NonNullable<MeasureOptions["onCard"]> {
  let shown = 0;
  let told = "";
  return (done, doing) => {
    const share = Math.floor((100 * done) / Math.max(1, total));
    const words = `${COVERAGE[lang][doing]}  ${done} / ${total}  ${share} %`;
    if (process.stderr.isTTY) {
      const now = performance.now();
      if (now - shown < 100) return;
      shown = now;
      process.stderr.write(`${CLEAR}${words}`);
      return;
    }
    const tenth = `${doing} ${Math.floor(share / 10)}`;
    if (tenth === told || share < 10) return;
    told = tenth;
    tell(words);
  };
}

function hasName(record: Readonly<Record<string, unknown>>): record is Readonly<Record<string, unknown>> & PublicCard {
  return typeof record.name === "string";
}

function tellReport(report: CoverageReport, lang: Language): void {
  const text = COVERAGE[lang];
  printProse(
    `${report.cards} ${text.cards}: ${share(report.full, report.cards)} ${text.full}, ${report.partial} ${text.partial}, ${report.none} ${text.none}`,
  );
  printProse(`${text.abilities}: ${parts(report.abilities)}`);
  const head = [
    text.group,
    text.cards,
    text.full,
    text.compiled,
    text.executable,
    text.played,
    text.saidBack,
    text.turning,
  ];
  const rows = GROUPS.map((group) => {
    const { cards, full, turningClauses, stages } = report.groups[group];
    const counts = [full, stages.compiled, stages.executable, stages.played, stages.saidBack];
    return [group, String(cards), ...counts.map((count) => percent(count, cards)), parts(turningClauses)];
  });
  table([head, ...rows]);
  const outside = Object.entries(report.outOfScope).map(([why, count]) => `${why} ${count}`);
  if (outside.length > 0) printProse(`${text.outside}: ${outside.join(", ")}`);
  list(text.unsupported, report.topUnsupported);
  list(text.faults, report.topFaults);
  if (report.smokeTest === "left-out") tell(text.noSmoke);
  const { compiling, saying, playing } = report.milliseconds;
  tell(`${text.seconds}: ${[compiling, saying, playing].map((ms) => (ms / 1000).toFixed(1)).join(", ")}`);
}

/** Rows as columns, the first to the left and figures to the right. */
function table(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => columnsOf(row[at] ?? ""))));
  for (const row of rows)
    print(
      row
        .map((cell, at) => {
          const width = widths[at] ?? 0;
          return at === 0 ? padded(cell, width) : " ".repeat(width - columnsOf(cell)) + cell;
        })
        .join("  "),
    );
}

function list(title: string, shapes: readonly UnsupportedShape[]): void {
  if (shapes.length === 0) return;
  print(`\n${title}`);
  for (const { shape, count, examples } of shapes.slice(0, SHOWN))
    printProse(`${String(count).padStart(6)}  ${shape}  (${examples.join("; ")})`, 8);
}

const parts = ({ total, compiled }: Compiled): string => `${compiled}/${total}`;

const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

function share(part: number, whole: number): string {
  return whole === 0 ? "0" : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}
