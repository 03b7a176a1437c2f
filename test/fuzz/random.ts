/** Pseudo-random numbers, the same for the same seed. */
import { mulberry32 } from '../../src/samples/random.js';

export class Random {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = mulberry32(seed);
  }

  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  /** True once in `times` calls on average. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  /** Picks a value. */
  of<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }
}
