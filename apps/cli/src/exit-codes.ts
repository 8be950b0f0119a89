/** What the command's exit codes mean. */
export const EXIT = {
  ok: 0,
  findings: 1,
  usage: 2,
  card: 3,
  illegal: 4,
  badData: 5,
  file: 6,
  bug: 70,
  interrupted: 130,
} as const;
/** A code that the command exits with. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a code and a sentence that says what to do. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;
  /** A word that scripts can tell it by. */
  readonly code: string;

  constructor(exitCode: ExitCode, code: string, message: string) {
    super(message);
    this.exitCode = exitCode;
    this.code = code;
  }
}
