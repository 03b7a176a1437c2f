/** How many requests an organization may send: so many a second on average, and ten times as many at once (a token bucket, in this process). */
import { Problem } from './problem.js';

/** Seconds' worth that may come at once. */
const BURST = 10;

/** Organizations that are kept in mind; those that have been quiet for the burst are forgotten. */
const MOST_KEPT = 10_000;

/** @throws Problem TOO_MANY_REQUESTS, with the seconds to wait */
export type Admit = (organization: string) => void;

export function rateLimit(perSecond: number | undefined, clock: () => Date): Admit {
  if (perSecond === undefined) return () => {};
  const most = perSecond * BURST;
  const buckets = new Map<string, { left: number; at: number }>();
  return (organization) => {
    const at = clock().getTime();
    const bucket = buckets.get(organization) ?? { left: most, at };
    const left = Math.min(most, bucket.left + (Math.max(0, at - bucket.at) / 1000) * perSecond);
    if (left < 1) throw new Problem('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(Math.ceil((1 - left) / perSecond)) } });
    buckets.delete(organization);
    buckets.set(organization, { left: left - 1, at });
    if (buckets.size > MOST_KEPT) forgetOldest();
  };

  function forgetOldest(): void {
    const [oldest] = buckets.keys();
    if (oldest !== undefined) buckets.delete(oldest);
  }
}
