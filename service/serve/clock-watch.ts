/**
 * Says whether the clock of this process can be gone by: what a wrong one writes into the database (leases, times of attempts, ends of sessions) harms all
 * other processes.
 *
 * It is right if it is two minutes from that of the database at most. Where they part later, the time that passed since then, which no setting of a clock
 * changes, says which of them was moved. If it is that of the database, this process goes on by its own.
 *
 * The gotcha: a process that starts while they are apart cannot know which one is right, and waits.
 */
import type { Store } from '../storage/port.js';
import { clockOffset, isNear } from './clock.js';
import type { Log } from './log.js';

/** How long a comparison with the database holds, unless the clock is moved. */
const HOLDS_MILLISECONDS = 60_000;

/** The clock was moved if it and the time that passed differ by more. */
const MOVED_MILLISECONDS = 1_000;

/** False while the clock is wrong. Rejects if the store does not answer. */
export type ClockWatch = () => Promise<boolean>;

interface Reading {
  /** Of the clock, in milliseconds. */
  readonly time: number;
  /** Milliseconds that passed, from any beginning. */
  readonly passed: number;
}

/** @param passed - milliseconds that passed, from any beginning: never set, unlike a clock */
export function watchClock(store: Pick<Store, 'now'>, clock: () => Date, log: Log, passed = (): number => performance.now()): ClockWatch {
  let right: Reading | undefined;
  let last: (Reading & { readonly isRight: boolean }) | undefined;
  const movedSince = (then: Reading, now: Reading): number => Math.abs(now.time - then.time - (now.passed - then.passed));

  let comparing: Promise<boolean> | undefined;

  async function compare(now: Reading): Promise<boolean> {
    const seconds = await clockOffset(store, clock);
    const isRight = isNear(seconds) || (right !== undefined && isNear(movedSince(right, now) / 1_000));
    if (isNear(seconds)) right = now;
    else log('error', 'clock', { code: isRight ? 'DATABASE_CLOCK_WRONG' : 'CLOCK_WRONG', offsetSeconds: Math.round(seconds) });
    last = { ...now, isRight };
    return isRight;
  }

  return async () => {
    const now = { time: clock().getTime(), passed: passed() };
    const holds = last !== undefined && now.passed - last.passed < HOLDS_MILLISECONDS && movedSince(last, now) <= MOVED_MILLISECONDS;
    if (last !== undefined && holds) return last.isRight;
    comparing ??= compare(now).finally(() => {
      comparing = undefined;
    });
    return comparing;
  };
}
