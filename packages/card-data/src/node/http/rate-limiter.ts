/** Lets requests through no faster than their server allows. */
export interface RateLimiter {
  /** Waits until a request for this address may be sent. */
  turn(url: URL): Promise<void>;
}

/** Milliseconds between two requests, by what an address asks for; the first that fits counts. Files have no limit. */
const GAPS: readonly (readonly [RegExp, number])[] = [
  [/^\/cards\/(?:search|named|random|collection)\b/, 500],
  [/\.(?:json|jsonl|gz|sha256)$/, 0],
  [/^\//, 100],
];

/** Makes a limiter. `wait` and `now` are Node's unless a test brings its own. */
export function makeRateLimiter(wait: (milliseconds: number) => Promise<void>, now: () => number): RateLimiter {
  const free = new Map<string, number>();
  return {
    async turn(url) {
      const [pattern, gap] = GAPS.find(([one]) => one.test(url.pathname)) ?? [/^/, 100];
      if (gap === 0) return;
      const key = `${url.host} ${pattern.source}`;
      const at = Math.max(now(), free.get(key) ?? 0);
      free.set(key, at + gap);
      if (at > now()) await wait(at - now());
    },
  };
}
