import { type Command, Option } from "commander";
import type { ExitCode } from "../exit-codes.ts";
import { LANGUAGES, type Language } from "../language.ts";
import { DATA_HELP } from "./data-help.ts";

/** Adds the commands about card data. Their modules are loaded when they are run. */
export function addDataCommands(
  root: Command,
  lang: Language,
  done: (code: ExitCode) => void,
  withExamples: (command: Command, examples: string) => Command,
): void {
  const text = DATA_HELP[lang];
  const add = (name: string, description: string): Command =>
    withExamples(
      root
        .command(name)
        .description(description)
        .helpOption("-h, --help", text.help)
        .showSuggestionAfterError()
        .exitOverride(),
      text.examples,
    );
  add("import", text.import)
    .requiredOption("--from <source>", text.from)
    .option("--kind <kind>", text.kind)
    .option("--query <text...>", text.query)
    .option("--to <sink>", text.to)
    .option("--lang <languages>", text.names)
    .addOption(new Option("--only <what>", text.only).choices(["faces"]))
    .option("--no-abilities", text.abilities)
    .option("--prints", text.prints)
    .option("--raw", text.raw)
    .option("--strict", text.strict)
    .option("--offline", text.offline)
    .option("--base-url <url>", text.baseUrl)
    .option("--cache <dir>", text.cache)
    .option("--json", text.json)
    .action(async (options: object) =>
      done(await (await import("../commands/import.ts")).importCommand(options, lang)),
    );
  add("lint <file>", text.lint)
    .option("--against <file>", text.against)
    .option("--json", text.json)
    .addOption(new Option("--lang <lang>", text.lang).choices(LANGUAGES))
    .action(async (file: string, options: object) =>
      done(await (await import("../commands/lint.ts")).lintCommand(file, options, lang)),
    );
  add("diff <old> <new>", text.diff)
    .option("--no-abilities", text.diffAbilities)
    .option("--json", text.json)
    .addOption(new Option("--lang <lang>", text.lang).choices(LANGUAGES))
    .action(async (before: string, after: string, options: object) =>
      done(await (await import("../commands/diff.ts")).diffCommand(before, after, options, lang)),
    );
  add("coverage <paths...>", text.coverage)
    .option("--quick", text.quick)
    .option("--top <number>", text.top)
    .option("--json", text.json)
    .addOption(new Option("--lang <lang>", text.lang).choices(LANGUAGES))
    .action(async (paths: readonly string[], options: object) =>
      done(await (await import("../commands/coverage.ts")).coverageCommand(paths, options, lang)),
    );
}
