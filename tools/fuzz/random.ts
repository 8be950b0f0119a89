/** A seeded source of chance: the same seed, the same numbers (mulberry32). */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to but not including `sides`. */
  below(sides: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % Math.max(1, sides);
  }

  /** One of several things. There must be one. */
  pick<T>(things: readonly T[]): T {
    const found = things[this.below(things.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  }

  /** So many of several things, in random order. */
  some<T>(things: readonly T[], count: number): readonly T[] {
    const left = [...things];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.below(left.length), 1));
    return taken;
  }
}
