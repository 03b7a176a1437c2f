/** What the delivering process deletes, and by whose clock. */
import { expect, test } from 'vitest';
import { deliver } from '../../serve/delivery.js';
import { buildOf } from '../../serve/metrics/build.js';
import { createMetrics } from '../../serve/metrics/index.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { ACME, auditEntry } from '../storage/records.js';

const DAY = 86_400_000;

/** Delivers for a moment, with a clock that is so many milliseconds ahead of that of the database. */
async function deliverAhead(store: Store, ahead: number) {
  const clock = () => new Date(Date.now() + ahead);
  const stop = new AbortController();
  const lines: unknown[] = [];
  const log = (level: string, message: string, facts?: object | string) => void lines.push([level, message, facts]);
  const metrics = createMetrics({ store, clock, build: buildOf('24') });
  const running = deliver({ store, log, metrics, allowInsecure: false, clock, tracer: undefined }, stop.signal);
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop.abort();
  await running;
  const [, seconds] = /^payprep_clock_offset_seconds (\S+)$/m.exec(await metrics.text()) ?? [];
  return { lines, seconds: Number(seconds) };
}

async function trail(): Promise<Store> {
  const store = memoryStore({ retention: { events: 30, audit: 365, users: 0 } });
  const created = (days: number) => new Date(Date.now() - days * DAY);
  for (const days of [400, 1]) await store.transaction((tx) => tx.audit.add(auditEntry(days, { created: created(days) })));
  return { ...store, now: async () => new Date() };
}

const left = async (store: Store): Promise<number> => (await store.transaction((tx) => tx.audit.list(ACME, { limit: 9 }))).length;

test('deletes what is old', async () => {
  const store = await trail();
  const { lines, seconds } = await deliverAhead(store, 1_000);
  expect(lines).toEqual([]);
  expect(seconds).toBeCloseTo(1, 0);
  expect(await left(store)).toBe(1);
});

test.each([400 * DAY, -400 * DAY, 180_000])('deletes nothing where the clock is %i ms off, and says so', async (ahead) => {
  const store = await trail();
  const { lines, seconds } = await deliverAhead(store, ahead);
  const offsetSeconds = expect.closeTo(ahead / 1000, -1);
  expect(lines).toEqual([['error', 'tidying', { code: 'CLOCK_WRONG', offsetSeconds }]]);
  expect(seconds).toBeCloseTo(ahead / 1000, -1);
  expect(await left(store)).toBe(2);
});
