import { Command, CommanderError, Option } from "commander";
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
  try {
    await root.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (error instanceof CommandError) {
      process.stderr.write(`obverse: ${error.message} [${error.code}]\n`);
      return error.exitCode;
    }
    throw error;
  }
}

/** The whole tree of commands, in a language. */
export function makeCommands(lang: Language, done: (code: ExitCode) => void): Command {
  const text = HELP[lang];
  const root = new Command("obverse")
    .description(text.about)
    .version(text.version, "-V, --version", text.showVersion)
    .helpOption("-h, --help", text.help)
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
    return command;
  };
  add("card <name...>", text.card)
    .option("--json", text.json)
    .option("--edition <date>", text.edition)
    .option("--cards <file...>", text.cards)
    .action(async (words: readonly string[], options: object) =>
      done((await import("./commands/card.ts")).card(words, options, lang)),
    );
  add("run [paths...]", text.run)
    .option("--json", text.json)
    .option("--verbose", text.verbose)
    .option("--failures", text.failures)
    .option("--edition <date>", text.edition)
    .option("--cards <file...>", text.cards)
    .option("--filter <id>", text.filter)
    .action(async (paths: readonly string[], options: object) =>
      done((await import("./commands/run.ts")).run(paths, options, lang)),
    );
  addDataCommands(root, lang, done);
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
  root.addHelpText("beforeAll", text.examples);
  return root;
}
