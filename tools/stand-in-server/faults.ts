/** Something that goes wrong with the next requests for a path, so often. */
export type Fault = {
  /** Which paths: a pattern over path and query. */
  readonly path: RegExp;
  /** How many requests. */
  readonly times: number;
} & (
  | { readonly kind: "status"; readonly status: number; readonly retryAfter?: string }
  /** The connection breaks after so many bytes of the body. */
  | { readonly kind: "cut"; readonly after: number }
  /** So many milliseconds between the first and the second half of the body. */
  | { readonly kind: "slow"; readonly pause: number }
  /** The body is another than the one announced. */
  | { readonly kind: "garble" }
);

/** Takes the faults that wait for a path, one at a time. */
export function makeFaults(faults: readonly Fault[]): (path: string) => Fault | undefined {
  const left = faults.map((fault) => ({ fault, times: fault.times }));
  return (path) => {
    const next = left.find(({ fault, times }) => times > 0 && fault.path.test(path));
    if (next === undefined) return undefined;
    next.times--;
    return next.fault;
  };
}
