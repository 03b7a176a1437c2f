/** Pairs of names that are picked at random, the same ones each time. */
export type Pair = readonly [given: string, held: string];

/** The same numbers each time, so that a table of counts stays as it is. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (this.#state >> 8) % limit;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** Another one, in letters without marks as well. */
  pickOther(items: readonly string[], than: string): string {
    for (;;) {
      const other = this.pick(items);
      if (folded(other) !== folded(than)) return other;
    }
  }
}

export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
export const list = (text: string): readonly string[] => text.trim().split(/\s+/);
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export interface Change {
  readonly title: string;
  readonly make: (random: Random) => readonly Pair[];
}
