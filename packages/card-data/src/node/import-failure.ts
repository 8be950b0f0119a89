/** Why an import could not be done at all. What is wrong with single records is in the report instead. */
export const FAILURE_CODES = [
  "no-such-file",
  "unreadable",
  "cut-off",
  "not-card-data",
  "offline",
  "unreachable",
  "http-refused",
  "rate-limited",
  "timed-out",
  "size-differs",
  "checksum-differs",
  "no-download-address",
  "unknown-kind",
  "sink-missing",
  "unwritable",
  "compiler-missing",
  "stopped",
] as const;
/** Why an import could not be done. */
export type FailureCode = (typeof FAILURE_CODES)[number];

/** An import, download or write that could not be done. Thrown inside; the public functions give it back as a value. */
export class ImportFailure extends Error {
  readonly code: FailureCode;
  /** What it is about: a path, an address, a status. */
  readonly detail: string;

  constructor(code: FailureCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** Runs something and gives an expected failure back as a value; our own bugs are thrown on. */
export async function asResult<T>(
  run: () => Promise<T>,
): Promise<
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: FailureCode; readonly detail: string }
> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    if (error instanceof ImportFailure) return { ok: false, code: error.code, detail: error.detail };
    throw error;
  }
}
