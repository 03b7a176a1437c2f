/** A time to measure with, from a clock that may be set back. */

/**
 * Milliseconds that never go back. When the clock is set back, no time has passed, and the milliseconds go on from where they were.
 *
 * @example
 * const time = steadyTime(clock)
 * const start = time() // the clock shows 12:00
 * time() - start // 0: the clock was set back to 11:00
 * time() - start // 60_000: the clock shows 11:01
 */
export function steadyTime(clock: () => Date): () => number {
  let last = Number.NEGATIVE_INFINITY;
  let setBack = 0;
  return () => {
    const now = clock().getTime();
    if (now < last) setBack += last - now;
    last = now;
    return now + setBack;
  };
}
