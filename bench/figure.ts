/** A figure: one row of the results. */
import type { Times } from './rounds.js';
import { median, type Ratio, ratioOf } from './statistics.js';

/** The unit of a figure. `faster`: their time divided by ours. `share`: our time divided by theirs. */
export type Unit = 'faster' | 'share' | 'µs' | 'kB' | 'chunks';

export interface Figure {
  /** The name, by which goals and the command line refer to it: `iban/ibantools`. */
  readonly name: string;
  readonly what: string;
  readonly peer: string;
  readonly ours: string;
  readonly theirs: string;
  readonly value: number;
  readonly unit: Unit;
  readonly quartiles?: readonly [number, number];
  /** What a reader must know: where the two disagree, how it was measured. */
  readonly notes?: readonly string[];
}

const SCALES: readonly (readonly [limit: number, factor: number, unit: string])[] = [
  [1e-3, 1e6, 'ns'],
  [1, 1e3, 'µs'],
  [1e3, 1, 'ms'],
  [Number.POSITIVE_INFINITY, 1e-3, 's'],
];

/** Formats milliseconds with three significant digits. */
export function formatDuration(milliseconds: number): string {
  const [, factor, unit] = SCALES.find(([limit]) => Math.abs(milliseconds) < limit) ?? [0, 1, 'ms'];
  return `${Number((milliseconds * factor).toPrecision(3))} ${unit}`;
}

export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

type FigureName = Pick<Figure, 'name' | 'what' | 'peer' | 'notes'>;

/** Compares two contestants, ours first. `inputs` is the number of inputs in a turn. */
export function compareTimes(name: FigureName, unit: 'faster' | 'share', [ours = [], theirs = []]: Times, inputs = 1): Figure {
  const ratio: Ratio = unit === 'faster' ? ratioOf(theirs, ours) : ratioOf(ours, theirs);
  return {
    ...name,
    ours: formatDuration(median(ours) / inputs),
    theirs: formatDuration(median(theirs) / inputs),
    value: ratio.median,
    unit,
    quartiles: ratio.quartiles,
  };
}
