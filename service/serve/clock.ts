/** The clock of the machine. Only the process reads it; all modules below get a clock as a parameter. */
import type { Store } from '../storage/port.js';

export const clock = (): Date => new Date();

/** Seconds that a clock is ahead of that of the database; 0 where the store has none. */
export async function clockOffset(store: Pick<Store, 'now'>, clock: () => Date): Promise<number> {
  const before = clock().getTime();
  const now = await store.now();
  const middle = (before + clock().getTime()) / 2;
  return now === undefined ? 0 : (middle - now.getTime()) / 1000;
}
