/** The generator of chance: a number below 2^32 from a seed, and the next seed (mulberry32). The same on every machine. */
function draw(seed: number): { readonly value: number; readonly seed: number } {
  const next = (seed + 0x6d2b79f5) | 0;
  let t = next;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return { value: (t ^ (t >>> 14)) >>> 0, seed: next };
}

/** Whole numbers below each of `sides`, fairly drawn one after the other. */
export function drawEach(
  seed: number,
  sides: readonly number[],
): { readonly results: readonly number[]; readonly seed: number } {
  let at = seed;
  const results = sides.map((count) => {
    const limit = 2 ** 32 - (2 ** 32 % Math.max(count, 1));
    for (;;) {
      const drawn = draw(at);
      at = drawn.seed;
      if (drawn.value < limit) return drawn.value % Math.max(count, 1);
    }
  });
  return { results, seed: at };
}
