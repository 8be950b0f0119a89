import { Command, CommanderError, Option } from "commander";
import { addDataCommands } from "./data/data-commands.ts";
import { CommandError, EXIT, type ExitCode } from "./exit-codes.ts";
import { HELP } from "./help-texts.ts";
import { LANGUAGES, type Language, languageOf } from "./language.ts";
import { usageText } from "./texts/usage-text.ts";

/** Runs the command line; the value is the exit code. A command's module is loaded when it is run. */
export async function program(args: readonly string[]): Promise<ExitCode> {
  const lang = languageOf(args, process.env);
  let code: ExitCode = EXIT.ok;
  const root = makeCommands(lang, (result) => {
    code = result;
  });
  if (args[0] === "--describe") {
    const { describeCommands } = await import("./describe.ts");
    process.stdout.write(`${JSON.stringify(describeCommands(root), null, 2)}\n`);
    return EXIT.ok;
  }
  if (args.length === 0) {
    root.outputHelp();
    return EXIT.ok;
  }
  try {
    await root.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok;
    const failure =
      error instanceof CommanderError
        ? new CommandError(EXIT.usage, "usage", usageText(error, lang, nameOf(root, args)))
        : error;
    if (!(failure instanceof CommandError)) throw error;
    if (args.includes("--json"))
      process.stdout.write(`${JSON.stringify({ error: { code: failure.code, message: failure.message } })}\n`);
    else process.stderr.write(`obverse: ${failure.message} [${failure.code}]\n`);
    return failure.exitCode;
  }
}

/** The command that was called, as it is typed. */
const nameOf = (root: Command, args: readonly string[]): string =>
  root.commands.some((command) => command.name() === args[0]) ? `obverse ${args[0] ?? ""}` : "obverse";

/** The whole tree of commands, in a language. */
function makeCommands(lang: Language, done: (code: ExitCode) => void): Command {
  const text = HELP[lang];
  const titles: Readonly<Record<string, string>> = {
    "Usage:": text.usage,
    "Arguments:": text.arguments,
    "Options:": text.options,
    "Commands:": text.commands,
  };
  const root = new Command("obverse")
    .description(text.about)
    .version(text.version, "-V, --version", text.showVersion)
    .helpOption("-h, --help", text.help)
    .option("--describe", text.describe)
    .addOption(new Option("--lang <lang>", text.lang).choices(LANGUAGES))
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({ outputError: () => undefined })
    .enablePositionalOptions()
    .helpCommand(false)
    .showSuggestionAfterError()
    .exitOverride();
  const add = (name: string, description: string): Command => {
    const command = root
      .command(name)
      .description(description)
      .helpOption("-h, --help", text.help)
      .showSuggestionAfterError()
      .exitOverride();
    command.addOption(new Option("--lang <lang>", text.lang).choices(LANGUAGES));
    const [title = "", ...lines] = text.examples.split("\n");
    const own = lines.filter((line) => line.startsWith(`  obverse ${name.split(" ")[0] ?? ""} `));
    if (own.length > 0) command.addHelpText("before", [title, ...own, ""].join("\n"));
    return command;
  };
  add("card <name...>", text.card)
    .option("--json", text.json)
    .option("--edition <date>", text.edition)
    .option("--cards <file...>", text.cards)
    .action(async (words: readonly string[], options: object) =>
      done(await (await import("./commands/card.ts")).card(words, options, lang)),
    );
  add("run [paths...]", text.run)
    .option("--json", text.json)
    .option("--verbose", text.verbose)
    .option("--failures", text.failures)
    .option("--edition <date>", text.edition)
    .option("--cards <file...>", text.cards)
    .option("--compare <date>", text.compare)
    .option("--filter <id>", text.filter)
    .action(async (paths: readonly string[], options: object) =>
      done(await (await import("./commands/run.ts")).run(paths, options, lang)),
    );
  add("play [scenario]", text.play)
    .option("--auto", text.auto)
    .option("--seed <number>", text.seed)
    .option("--moves <number>", text.moves)
    .option("--json", text.json)
    .option("--filter <id>", text.filter)
    .option("--cards <file...>", text.cards)
    .action(async (path: string | undefined, options: object) =>
      done(await (await import("./commands/play.ts")).play(path, options, lang)),
    );
  add("explain <scenario>", text.explain)
    .option("--object <reference>", text.object)
    .option("--step <number>", text.step)
    .option("--json", text.json)
    .option("--edition <date>", text.edition)
    .option("--cards <file...>", text.cards)
    .option("--filter <id>", text.filter)
    .action(async (path: string, options: object) =>
      done(await (await import("./commands/explain.ts")).explainCommand(path, options, lang)),
    );
  add("rules [words...]", text.rules)
    .option("--json", text.json)
    .option("--edition <date>", text.edition)
    .option("--scenarios <path...>", text.scenarios)
    .action(async (words: readonly string[], options: object) =>
      done(await (await import("./commands/rules.ts")).rules(words, options, lang)),
    );
  add("convert <input>", text.convert)
    .addOption(new Option("--to <form>", text.to).choices(["scenario", "json", "link", "pzl"]))
    .option("--filter <id>", text.filter)
    .option("--json", text.json)
    .action(async (input: string, options: object) =>
      done((await import("./commands/convert.ts")).convert(input, options, lang)),
    );
  addDataCommands(root, lang, done);
  add("completion <shell>", text.completion).action(async (shell: string) =>
    done((await import("./commands/completion.ts")).completion(shell, root)),
  );
  root.addHelpText("before", text.examples);
  return root;
}
