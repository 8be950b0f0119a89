import {
  asResult,
  type ImportReport,
  importCards,
  NO_FAULT,
  openSink,
  openSource,
  parseSink,
  SINK_KINDS,
} from "@obverse/card-data/node";
import envPaths from "env-paths";
import { ownDatasetFolder } from "../cards/own-dataset.ts";
import { checkImport, languagesOf } from "../data/check-import.ts";
import { issueLine, issueName } from "../data/data-texts.ts";
import { failed, whereIn } from "../data/failed.ts";
import { makeProgress } from "../data/progress.ts";
import { USER_AGENT } from "../data/user-agent.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { printJson, tell } from "../output.ts";

/** The options of `obverse import`. */
interface ImportCommandOptions {
  readonly from?: string;
  readonly kind?: string;
  readonly query?: readonly string[];
  readonly to?: string;
  readonly lang?: string;
  readonly only?: "faces";
  readonly abilities?: boolean;
  readonly prints?: true;
  readonly raw?: true;
  readonly strict?: true;
  readonly offline?: true;
  readonly baseUrl?: string;
  readonly cache?: string;
  readonly json?: true;
}

const SHOWN = 20;

/** Imports card data. */
export async function importCommand(options: ImportCommandOptions, lang: Language): Promise<ExitCode> {
  const paths = envPaths("obverse", { suffix: "" });
  const to = options.to ?? `dataset:${ownDatasetFolder()}`;
  const sink = parseSink(to);
  if (sink === undefined) {
    const list = SINK_KINDS.map((kind) => `${kind}:…`).join(", ");
    throw new CommandError(
      EXIT.usage,
      "unknown-sink",
      lang === "ja" ? `--to ${to}: ${list} のいずれかにしてください` : `--to ${to}: give one of ${list}`,
    );
  }
  await checkImport(options, sink, lang);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const progress = makeProgress(lang);
  const started = performance.now();
  const result = await asResult(async () => {
    const level = options.prints === true ? "prints" : "cards";
    const input = await openSource({
      from: options.from ?? "-",
      ...(options.kind === undefined ? {} : { kind: options.kind }),
      ...(options.query === undefined ? {} : { query: options.query }),
      ...(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }),
      cache: options.cache ?? paths.cache,
      client: {
        userAgent: USER_AGENT,
        ...(options.offline === true ? { network: "offline" as const } : {}),
        signal: stop.signal,
        onWait: (why, milliseconds) =>
          tell(
            lang === "ja" ? `${why}: ${milliseconds / 1000} 秒待ちます` : `${why}: waiting ${milliseconds / 1000} s`,
          ),
      },
      onBytes: (done, of) =>
        progress.show({ done, ...(of === undefined ? {} : { of }), elapsed: performance.now() - started, cards: 0 }),
    });
    for (const name of input.missing) tell(lang === "ja" ? `見つかりません: ${name}` : `not found: ${name}`);
    if (input.missing.length > 0 && input.missing.length === options.query?.length) throw noneFound(options, lang);
    const languages = languagesOf(options.lang);
    const imported = await importCards({
      level,
      input,
      sink: await openSink(sink.kind, sink.path, level),
      ...(options.abilities === false ? {} : { compiler: compilerAddress() }),
      ...(languages === undefined ? {} : { languages }),
      ...(options.only === undefined ? {} : { only: options.only }),
      ...(options.raw === true ? { raw: "keep" as const } : {}),
      signal: stop.signal,
      onProgress: ({ bytes, size, elapsed, cards, prints, pass }) =>
        progress.show({
          done: pass === "reading" ? bytes : (size ?? bytes),
          ...(size === undefined ? {} : { of: size }),
          elapsed,
          cards: pass === "reading" ? prints : cards,
        }),
    });
    if (!imported.ok) throw failed(imported.code, whereIn(options.from ?? "", imported.detail), lang);
    return imported.value;
  }).finally(() => {
    progress.clear();
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  });
  if (!result.ok) throw failed(result.code, result.detail, lang);
  if (options.json === true) printJson({ to, ...result.value });
  else tellReport(result.value, to, lang);
  const faults = Object.keys(result.value.noticed).some((code) => !NO_FAULT.some((one) => one === code));
  return options.strict === true && faults ? EXIT.badData : EXIT.ok;
}

function noneFound({ kind, query = [] }: ImportCommandOptions, lang: Language): CommandError {
  const said = lang === "ja" ? "そのカードはありません" : "there is no such card";
  const hint =
    lang === "ja" ? "名前の一部から探すには --kind search" : "to look for a part of a name, use --kind search";
  return new CommandError(EXIT.card, "card-not-found", `--kind ${kind}: ${query.join(", ")}: ${said}\n${hint}`);
}

/** The module that the worker loads to read what cards say, beside this one. */
function compilerAddress(): string {
  return new URL(import.meta.url.endsWith(".ts") ? "../cards/compiler.ts" : "../cards/compiler.js", import.meta.url)
    .href;
}

function tellReport({ counts, noticed, issues }: ImportReport, to: string, lang: Language): void {
  const shown = issues.filter(({ code }) => !NO_FAULT.includes(code));
  for (const issue of shown.slice(0, SHOWN)) tell(issueLine(issue, lang));
  if (shown.length > SHOWN) {
    const more = shown.length - SHOWN;
    tell(lang === "ja" ? `… ほか ${more} 件（--json ですべて）` : `… and ${more} more (all with --json)`);
  }
  for (const [code, times] of Object.entries(noticed))
    tell(`${String(times).padStart(6)}  ${issueName(code as keyof typeof noticed, lang)} [${code}]`);
  tell(
    lang === "ja"
      ? `${counts.records} レコード、${counts.prints} 印刷、${counts.cards} 枚 → ${to}（除外 ${counts.setAside}）`
      : `${counts.records} records, ${counts.prints} prints, ${counts.cards} cards → ${to} (${counts.setAside} set aside)`,
  );
}
