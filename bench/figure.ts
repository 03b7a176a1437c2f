/** What one row of the table says. */

import type { Times } from './rounds.js';
import { median, type Ratio, ratioOf } from './statistics.js';

/** What a figure counts. `faster`: how many times our time is in theirs; `share`: our part of theirs; the others count themselves. */
export type Unit = 'faster' | 'share' | 'µs' | 'kB' | 'chunks';

export interface Figure {
  /** Its name, for the goals and the command: `iban/ibantools`. */
  readonly name: string;
  readonly what: string;
  readonly peer: string;
  readonly ours: string;
  readonly theirs: string;
  readonly value: number;
  readonly unit: Unit;
  readonly quartiles?: readonly [number, number];
  /** What has to be said beside it: where the two do not agree, on what it was measured. */
  readonly notes?: readonly string[];
}

const SCALES: readonly (readonly [limit: number, factor: number, unit: string])[] = [
  [1e-3, 1e6, 'ns'],
  [1, 1e3, 'µs'],
  [1e3, 1, 'ms'],
  [Number.POSITIVE_INFINITY, 1e-3, 's'],
];

/** Milliseconds, in words: three digits that count. */
export function duration(milliseconds: number): string {
  const [, factor, unit] = SCALES.find(([limit]) => Math.abs(milliseconds) < limit) ?? [0, 1, 'ms'];
  return `${Number((milliseconds * factor).toPrecision(3))} ${unit}`;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

type Named = Pick<Figure, 'name' | 'what' | 'peer' | 'notes'>;

/** Two contestants, ours first; `inputs` is how many there were a turn. */
export function compared(named: Named, unit: 'faster' | 'share', [ours = [], theirs = []]: Times, inputs = 1): Figure {
  const ratio: Ratio = unit === 'faster' ? ratioOf(theirs, ours) : ratioOf(ours, theirs);
  return {
    ...named,
    ours: duration(median(ours) / inputs),
    theirs: duration(median(theirs) / inputs),
    value: ratio.median,
    unit,
    quartiles: ratio.quartiles,
  };
}
