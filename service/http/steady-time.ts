/** A time to measure with, from a clock that may be set back. */

/** Returns milliseconds that never go back. When the clock is set back, no time has passed, and they go on from where they were. */
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
