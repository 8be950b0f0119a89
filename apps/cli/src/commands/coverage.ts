import { readCardFile } from "../cards/read-card-file.ts";
import { GROUPS } from "../coverage/groups.ts";
import { measure } from "../coverage/measure.ts";
import type { Compiled, CoverageReport, UnsupportedShape } from "../coverage/report.ts";
import type { PublicCard } from "../coverage/scope.ts";
import { sumUp } from "../coverage/sum-up.ts";
import { COVERAGE } from "../coverage/texts.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { padded, print, printJson, tell } from "../output.ts";

/** The options of `obverse coverage`. */
interface CoverageCommandOptions {
  readonly quick?: true;
  readonly json?: true;
  readonly top?: string;
}

const SHOWN = 20;

/** Says how much of the cards in public card files is understood and played. */
export function coverageCommand(paths: readonly string[], options: CoverageCommandOptions, lang: Language): ExitCode {
  const records = paths.flatMap(readCardFile).filter(hasName);
  const smokeTest = options.quick === true ? "left-out" : "played";
  const terminal = process.stderr.isTTY;
  const started = performance.now();
  let shown = started;
  const measured = measure(records, {
    smokeTest,
    onCard: (done) => {
      const now = performance.now();
      if (!terminal || now - shown < 100) return;
      shown = now;
      process.stderr.write(`\r\u001b[2K${done} / ${records.length}  ${Math.floor((done / records.length) * 100)}%`);
    },
  });
  if (terminal) process.stderr.write("\r\u001b[2K");
  const report = sumUp(measured, smokeTest, options.top === undefined ? undefined : Number(options.top));
  if (options.json === true) printJson(report);
  else tellReport(report, lang);
  return EXIT.ok;
}

function hasName(record: Readonly<Record<string, unknown>>): record is Readonly<Record<string, unknown>> & PublicCard {
  return typeof record.name === "string";
}

function tellReport(report: CoverageReport, lang: Language): void {
  const text = COVERAGE[lang];
  print(
    `${report.cards} ${text.cards}: ${share(report.full, report.cards)} ${text.full}, ${report.partial} ${text.partial}, ${report.none} ${text.none}`,
  );
  print(`${text.abilities}: ${parts(report.abilities)}`);
  const columns = [
    text.group,
    text.cards,
    text.full,
    text.turning,
    text.compiled,
    text.executable,
    text.played,
    text.saidBack,
  ];
  const rows = GROUPS.map((group) => {
    const { cards, full, turningClauses, stages } = report.groups[group];
    const counts = [stages.compiled, stages.executable, stages.played, stages.saidBack].map((count) =>
      share(count, cards),
    );
    return [group, String(cards), share(full, cards), parts(turningClauses), ...counts];
  });
  for (const row of [columns, ...rows])
    print(
      row
        .map((cell, at) => padded(cell, at === 0 ? 11 : 17))
        .join("")
        .trimEnd(),
    );
  const outside = Object.entries(report.outOfScope).map(([why, count]) => `${why} ${count}`);
  if (outside.length > 0) print(`${text.outside}: ${outside.join(", ")}`);
  list(text.unsupported, report.topUnsupported);
  list(text.faults, report.topFaults);
  if (report.smokeTest === "left-out") tell(text.noSmoke);
  const { compiling, saying, playing } = report.milliseconds;
  tell(`${text.seconds}: ${[compiling, saying, playing].map((ms) => (ms / 1000).toFixed(1)).join(", ")}`);
}

function list(title: string, shapes: readonly UnsupportedShape[]): void {
  if (shapes.length === 0) return;
  print(`\n${title}`);
  for (const { shape, count, examples } of shapes.slice(0, SHOWN))
    print(`${String(count).padStart(6)}  ${shape}  (${examples.join("; ")})`);
}

const parts = ({ total, compiled }: Compiled): string => `${compiled}/${total}`;

function share(part: number, whole: number): string {
  return whole === 0 ? "0" : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}
