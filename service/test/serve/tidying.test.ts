/** What the delivering process deletes, and by whose clock. */
import { expect, test } from 'vitest';
import { watchClock } from '../../serve/clock-watch.js';
import { deliver } from '../../serve/delivery.js';
import { buildOf } from '../../serve/metrics/build.js';
import { createMetrics } from '../../serve/metrics/index.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { engine } from '../http/calls.js';
import { ACME, auditEntry } from '../storage/records.js';

const DAY = 86_400_000;

/** Delivers for a moment, with a clock that is so many milliseconds ahead of that of the database. */
async function deliverAhead(store: Store, ahead: number) {
  const clock = () => new Date(Date.now() + ahead);
  const stop = new AbortController();
  const lines: [level: string, message: string, facts: object | string | undefined][] = [];
  const log = (level: string, message: string, facts?: object | string) => void lines.push([level, message, facts]);
  const metrics = createMetrics({ store, clock, build: buildOf('24') });
  const isClockRight = watchClock(store, clock, log);
  let asked = 0;
  const recheck = {
    engine: () => {
      asked += 1;
      return engine;
    },
    engineEdition: '2026-11-01',
  };
  const running = deliver({ store, log, metrics, allowInsecure: false, clock, isClockRight, tracer: undefined, recheck }, stop.signal);
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop.abort();
  await running;
  const [, seconds] = /^payprep_clock_offset_seconds (\S+)$/m.exec(await metrics.text()) ?? [];
  return { lines, seconds: Number(seconds), isChecking: asked > 0 };
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
  const { lines, seconds, isChecking } = await deliverAhead(store, 1_000);
  expect([lines.filter(([level]) => level !== 'info'), isChecking]).toEqual([[], true]);
  expect(seconds).toBeCloseTo(1, 0);
  expect(await left(store)).toBe(1);
});

test.each([400 * DAY, -400 * DAY, 180_000])('deletes and checks nothing where the clock is %i ms off, and says so', async (ahead) => {
  const store = await trail();
  const { lines, seconds, isChecking } = await deliverAhead(store, ahead);
  const offsetSeconds = expect.closeTo(ahead / 1000, -1);
  expect(isChecking).toBe(false);
  expect(lines).toEqual(['clock', 'tidying'].map((message) => ['error', message, { code: 'CLOCK_WRONG', offsetSeconds }]));
  expect(seconds).toBeCloseTo(ahead / 1000, -1);
  expect(await left(store)).toBe(2);
});
