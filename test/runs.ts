/**
 * The seed of the properties, and how often they run: `docs/decisions/0038-one-seed.md`.
 *
 * `npm test` takes the same seed for everybody. `PAYPREP_SEED=7` takes another, `PAYPREP_SEED=random` one that nobody knows; `PAYPREP_RUNS=10` tries
 * ten times as many values. `npm run trial -- properties` does both.
 */
import process from 'node:process';

/** The seed of a run that was given none. */
const FIXED_SEED = 20_261_129;

/** The seed that a text names. */
export function seedOf(text: string | undefined): number {
  if (text === undefined || text === '') return FIXED_SEED;
  if (text === 'random') return Math.trunc(Math.random() * 2 ** 31);
  const seed = Number(text);
  if (!Number.isInteger(seed)) throw new Error(`PAYPREP_SEED is a whole number or random, not ${text}`);
  return seed;
}

/** The seed of this run. fast-check has it already, where a property names none: `test/set-up.ts`. */
export const seed = seedOf(process.env.PAYPREP_SEED);

const FACTOR = Number(process.env.PAYPREP_RUNS ?? 1);

/** How many values a property tries, of which `npm test` tries so many. */
export const runs = (count: number): number => Math.ceil(count * FACTOR);

/** One of so many, where `npm test` need not try all: which ones, the seed says. Where properties try so many times as many values, all. */
export function oneIn<T>(count: number, all: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.round(count / FACTOR));
  return all.filter((_, at) => at % step === seed % step);
}
