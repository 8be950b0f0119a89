/** Thrown where an ability needs something that the engine does not do: the driver turns it into the refusal `unsupported-ability`. */
export class Unsupported extends Error {
  /** What is missing, in a few words of ours. */
  readonly what: string;
  constructor(what: string) {
    super(`unsupported: ${what}`);
    this.what = what;
  }
}

/** Stops: this is not supported, and nothing is approximated. */
export function unsupported(what: string): never {
  throw new Unsupported(what);
}
