/** Pseudo-random numbers that are the same in each run: mulberry32. */
import { mulberry32 } from '../../src/samples/random.js';

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
  const next = mulberry32(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    fill: (pattern) => pattern.replace(/[#@]/g, (sign) => (sign === '#' ? String(below(10)) : LETTERS.charAt(below(26)))),
  };
}
