import { Command, CommanderError, Option } from "commander";
import { COLUMNS, columnsOf, wrapped } from "./columns.ts";
import { addDataCommands } from "./data/data-commands.ts";
import { CommandError, EXIT, type ExitCode } from "./exit-codes.ts";
import { HELP } from "./help-texts.ts";
import { LANGUAGES, type Language, languageOf } from "./language.ts";

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
    const failure = error instanceof CommanderError ? await misuse(error, lang, nameOf(root, args)) : error;
    if (!(failure instanceof CommandError)) throw error;
    if (args.includes("--json"))
      process.stdout.write(`${JSON.stringify({ error: { code: failure.code, message: failure.message } })}\n`);
    else {
      const [sentence = "", ...more] = failure.message.split("\n");
      const said = [`obverse: ${sentence} [${failure.code}]`, ...more].join("\n");
      process.stderr.write(`${wrapped(said, 2, "").join("\n")}\n`);
    }
    return failure.exitCode;
  }
}

/** A mistake in how a command was called; its words are loaded only then. */
async function misuse(error: CommanderError, lang: Language, command: string): Promise<CommandError> {
  const { usageText } = await import("./texts/usage-text.ts");
  return new CommandError(EXIT.usage, "usage", usageText(error, lang, command));
}

/** The command that was called, as it is typed. */
const nameOf = (root: Command, args: readonly string[]): string =>
  root.commands.some((command) => command.name() === args[0]) ? `obverse ${args[0] ?? ""}` : "obverse";

/** A command whose help begins with those of the examples that are its own. */
function withExamples(command: Command, examples: string): Command {
  const [title = "", ...lines] = examples.split("\n");
  const own = lines.filter(
    (line, at) => exampleOf(lines, at).startsWith(`  obverse ${command.name()} `) && line !== "",
  );
  return own.length === 0 ? command : command.addHelpText("before", [title, ...own, ""].join("\n"));
}

/** The line that an example begins in; those moved in further go on with it. */
const exampleOf = (lines: readonly string[], at: number): string =>
  lines[at]?.startsWith("   ") === true ? exampleOf(lines, at - 1) : (lines[at] ?? "");

/** The whole tree of commands, in a language. */
function makeCommands(lang: Language, done: (code: ExitCode) => void): Command {
  const text = HELP[lang];
  const titles: Readonly<Record<string, string>> = {
    "Usage:": text.usage,
    "Arguments:": text.arguments,
    "Options:": text.options,
    "Commands:": text.commands,
  };
  const term = (usage: string): string =>
    usage.replace("[options]", text.anyOptions).replace("[command]", text.anyCommand);
  const root = new Command("obverse")
    .description(text.about)
    .version(wrapped(text.version, 0).join("\n"), "-V, --version", text.showVersion)
    .helpOption("-h, --help", text.help)
    .option("--describe", text.describe)
    .addOption(new Option("--lang <lang>", text.lang).choices(LANGUAGES))
    .configureHelp({
      helpWidth: COLUMNS,
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: term,
      styleSubcommandTerm: term,
      optionDescription: ({ description }) => description, // which names the choices itself
      displayWidth: columnsOf,
      boxWrap: (sentence, columns) => wrapped(sentence, 0, "", columns).join("\n"),
    })
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
    return withExamples(command, text.examples);
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
  addDataCommands(root, lang, done, withExamples);
  add("completion <shell>", text.completion).action(async (shell: string) =>
    done((await import("./commands/completion.ts")).completion(shell, root)),
  );
  root.addHelpText("before", text.examples);
  return root;
}
