/** Medians and quartiles. */

/** The value below which this share of the values lies; 0.5 is the median. Interpolates between two values. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('no values');
  const sorted = [...values].sort((one, other) => one - other);
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The ratio of two contestants over all rounds. */
export interface Ratio {
  readonly median: number;
  /** Half of the rounds lie between the quartiles. */
  readonly quartiles: readonly [number, number];
}

/** Computes the ratio round by round. */
export function ratioOf(above: readonly number[], below: readonly number[]): Ratio {
  const ratios = above.map((value, round) => value / (below[round] ?? Number.NaN));
  return { median: median(ratios), quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)] };
}
