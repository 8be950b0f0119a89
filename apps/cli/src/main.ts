#!/usr/bin/env node
import { EXIT } from "./exit-codes.ts";
import { program } from "./program.ts";

// A reader that closed its end has seen enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  process.stderr.write(
    `The output could not be written. 出力を書き込めません。 (${error.code ?? error.message}) [not-written]\n`,
  );
  process.exit(EXIT.file);
});
// A command that has something to put right first listens itself; a second interrupt ends it all the same.
process.on("SIGINT", () => {
  if (process.listenerCount("SIGINT") === 1) process.exit(130);
});

program(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(
      `obverse: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\nThis is a fault of obverse's own; please report it with the lines above. 不具合です。上の行とともにご報告ください。 [bug]\n`,
    );
    process.exitCode = 70;
  },
);
