import type { Command } from "commander";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import { print } from "../output.ts";

/** Shells for which there is a script. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

/** Prints a script that completes commands and options in a shell. */
export function completion(shell: string, root: Command): ExitCode {
  const words = new Map(
    root.commands.map((command) => [command.name(), command.options.flatMap(({ long }) => long ?? [])]),
  );
  const write = SCRIPTS[shell];
  if (write === undefined) throw new CommandError(EXIT.usage, "shell", `${shell}? ${SHELLS.join(", ")}`);
  print(write(words));
  return EXIT.ok;
}

type Words = ReadonlyMap<string, readonly string[]>;

const SCRIPTS: Readonly<Record<string, (words: Words) => string>> = {
  bash: (words) => `# eval "$(obverse completion bash)"
_obverse() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${[...words.keys(), "--help", "--version", "--describe"].join(" ")}" -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${[...words].map(([name, options]) => `    ${name}) COMPREPLY=($(compgen -W "${options.join(" ")}" -- "$word") $(compgen -f -- "$word"));;`).join("\n")}
  esac
}
complete -F _obverse obverse`,
  zsh: (words) => `#compdef obverse
# eval "$(obverse completion zsh)"
_obverse() {
  if (( CURRENT == 2 )); then compadd ${[...words.keys(), "--help", "--version", "--describe"].join(" ")}; return; fi
  case "$words[2]" in
${[...words].map(([name, options]) => `    ${name}) compadd -- ${options.join(" ")}; _files;;`).join("\n")}
  esac
}
compdef _obverse obverse`,
  fish: (words) => `# obverse completion fish | source
${[...words.keys()].map((name) => `complete -c obverse -n __fish_use_subcommand -a ${name}`).join("\n")}
${[...words].flatMap(([name, options]) => options.map((option) => `complete -c obverse -n "__fish_seen_subcommand_from ${name}" -l ${option.slice(2)}`)).join("\n")}`,
};
