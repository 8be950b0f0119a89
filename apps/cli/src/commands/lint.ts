import { asResult, lintCards, openInput } from "@obverse/card-data/node";
import { issueLine, issueName } from "../data/data-texts.ts";
import { failed, whereIn } from "../data/failed.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { printJson, printProse, tell } from "../output.ts";

/** The options of `obverse lint`. */
interface LintCommandOptions {
  readonly against?: string;
  readonly json?: true;
}

/** Looks a file of card data over, and says where another disagrees with it. */
export async function lintCommand(file: string, options: LintCommandOptions, lang: Language): Promise<ExitCode> {
  const result = await asResult(async () => {
    const other = options.against === undefined ? undefined : await openInput(options.against);
    return lintCards(await openInput(file), other);
  });
  if (!result.ok) throw failed(result.code, whereIn(file, result.detail), lang);
  const report = result.value;
  const found = Object.values(report.noticed).reduce((sum, times) => sum + times, 0);
  if (options.json === true) printJson(report);
  else {
    for (const issue of report.issues) printProse(issueLine(issue, lang));
    for (const [code, times] of Object.entries(report.noticed)) {
      tell(`${String(times).padStart(6)}  ${issueName(code as keyof typeof report.noticed, lang)} [${code}]`);
    }
    tell(lang === "ja" ? `${report.cards} 枚、${found} 件` : `${report.cards} cards, ${found} found`);
  }
  return found > 0 ? EXIT.findings : EXIT.ok;
}
