import type { Command } from "commander";

/** The whole tree of commands as plain data: names, arguments, options, what each does. */
export function describeCommands(command: Command): unknown {
  return {
    name: command.name(),
    description: command.description(),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      required: argument.required,
      variadic: argument.variadic,
    })),
    options: command.options.map((option) => ({
      flags: option.flags,
      description: option.description,
      takesValue: option.required || option.optional,
      variadic: option.variadic,
      ...(option.argChoices === undefined ? {} : { choices: option.argChoices }),
    })),
    commands: command.commands.map(describeCommands),
  };
}
