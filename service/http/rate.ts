/** Rate limits: a number of requests a second on average, and twice as many at once (a token bucket, in this process). */
import { type LimitName, Problem } from './problem.js';
import { steadyTime } from './steady-time.js';

/** A bucket holds the requests of this many seconds. */
const BURST = 2;

/** The most buckets; the least recently used one is dropped. */
const MAX_KEPT = 10_000;

/** @throws Problem TOO_MANY_REQUESTS, with the seconds to wait if waiting helps */
export type Admit = (key: string) => void;

/** `key`: an organization, a session or an address, each with a limit of its own. */
export function rateLimit(perSecond: number | undefined, clock: () => Date, limit: LimitName): Admit {
  if (perSecond === undefined) return () => {};
  const most = Math.max(1, perSecond * BURST);
  const time = steadyTime(clock);
  const buckets = new Map<string, { left: number; at: number }>();
  return (key) => {
    const at = time();
    const bucket = buckets.get(key) ?? { left: most, at };
    const left = Math.min(most, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    if (left < 1) throw new Problem('TOO_MANY_REQUESTS', { limit, headers: { 'retry-after': String(Math.ceil((1 - left) / perSecond)) } });
    keep(buckets, key, { left: left - 1, at });
  };
}

/** A limit on the total number. */
export function countLimit(most: number | undefined, detail: string, limit: LimitName): Admit {
  if (most === undefined) return () => {};
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    if (count > most) throw new Problem('TOO_MANY_REQUESTS', { limit, detail });
    keep(counts, key, count);
  };
}

function keep<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size <= MAX_KEPT) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
