/** The clock of the machine. Only the process reads it; all modules below get a clock as a parameter. */
import type { Store } from '../storage/port.js';
import { UsageError } from './io.js';

export const clock = (): Date => new Date();

/** Two clocks that are further apart are not both right. */
const MAX_OFFSET_SECONDS = 120;

/** True for seconds by which two clocks may differ. */
export const isNear = (seconds: number): boolean => Math.abs(seconds) <= MAX_OFFSET_SECONDS;

/** Seconds that a clock is ahead of that of the database; 0 where the store has none. */
export async function clockOffset(store: Pick<Store, 'now'>, clock: () => Date): Promise<number> {
  const before = clock().getTime();
  const now = await store.now();
  const middle = (before + clock().getTime()) / 2;
  return now === undefined ? 0 : (middle - now.getTime()) / 1000;
}

/**
 * For commands whose times others go by: when a delivery is due, until when a secret signs.
 *
 * @throws UsageError if the clock is not near that of the database
 */
export async function assertClock(store: Pick<Store, 'now'>): Promise<void> {
  const seconds = Math.round(await clockOffset(store, clock));
  if (isNear(seconds)) return;
  const off = `${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of the database`;
  throw new UsageError(`the clock of this machine is ${off}, and nothing was done: set the one that is wrong`);
}
