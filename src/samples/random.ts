/** Pseudo-random numbers from a seed: mulberry32, begun with the FNV-1a hash of the seed. The same in every runtime. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface Random {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
  /** Replaces each `#` by a digit, each `?` by a capital letter, each `%` by a hexadecimal digit. */
  fill(template: string): string;
}

/** FNV-1a, 32 bits, over UTF-16 code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Numbers from 0 up to, not including, 1: mulberry32. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createRandom(seed: string): Random {
  const next = mulberry32(hashOf(seed));
  const below = (limit: number): number => Math.floor(next() * limit);
  const characterFor = (sign: string): string => {
    if (sign === '#') return String(below(10));
    return sign === '?' ? LETTERS.charAt(below(26)) : below(16).toString(16);
  };
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    fill: (template) => template.replace(/[#?%]/g, characterFor),
  };
}
