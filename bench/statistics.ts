/** Medians and quartiles of what was measured. */

/** What this share of the values is below: 0.5 is the median. Between two values the way from one to the other. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('no values');
  const sorted = [...values].sort((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A ratio as it was over the rounds. */
export interface Ratio {
  readonly median: number;
  /** Half of the rounds lie between these two. */
  readonly quartiles: readonly [number, number];
}

/** The ratio of two, round by round. */
export function ratioOf(above: readonly number[], below: readonly number[]): Ratio {
  const ratios = above.map((value, round) => value / (below[round] ?? Number.NaN));
  return { median: median(ratios), quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)] };
}
