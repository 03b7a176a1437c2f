/** Pseudo-random numbers that are the same in each run: mulberry32. */

const SEED = 20_261_120;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface Random {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** Replaces each `#` by a digit and each `@` by a letter. */
  fill(pattern: string): string;
}

export function createRandom(seed = SEED): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    fill: (pattern) => pattern.replace(/[#@]/g, (sign) => (sign === '#' ? String(below(10)) : LETTERS.charAt(below(26)))),
  };
}
