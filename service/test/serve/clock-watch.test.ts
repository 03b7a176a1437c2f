/** What a process does, and leaves, while its clock is wrong. */
import { Pool } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { watchClock } from '../../serve/clock-watch.js';
import { withOperation } from '../../serve/operation.js';
import { memoryStore } from '../../storage/memory.js';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { postgresStore } from '../../storage/postgres.js';
import { databases, KEY } from '../database.js';
import { ACME, event, inTurn, subscription } from '../storage/records.js';
import { deliverer, first, happen, pass, sent, startAnew, subscribe } from '../webhooks/delivering.js';
import { runInProcess } from './in-process.js';

const { fresh } = databases();
const DAY = 86_400_000;
const MINUTE = 60_000;

afterEach(() => void vi.useRealTimers());

/** A clock, that of a database, and the time that passes, each moved by its own. */
function scene() {
  const at = { own: Date.UTC(2026, 0, 5), database: Date.UTC(2026, 0, 5), passed: 0, asked: 0 };
  const lines: unknown[] = [];
  const store = {
    async now() {
      at.asked += 1;
      return new Date(at.database);
    },
  };
  const isRight = watchClock(
    store,
    () => new Date(at.own),
    (level, message, facts) => void lines.push([level, message, facts]),
    () => at.passed,
  );
  const passes = (milliseconds: number): void => {
    for (const name of ['own', 'database', 'passed'] as const) at[name] += milliseconds;
  };
  return { at, lines, isRight, passes };
}

test('a clock near that of the database is right, and is compared once a minute', async () => {
  const { at, lines, isRight, passes } = scene();
  at.own += 120_000;
  for (let second = 0; second < 120; second++) {
    expect(await isRight()).toBe(true);
    passes(1_000);
  }
  expect([at.asked, lines]).toEqual([2, []]);
});

test.each([400 * DAY, -400 * DAY, 121_000])('a process that starts with a clock %i ms off waits until it is set', async (off) => {
  const { at, lines, isRight, passes } = scene();
  at.own += off;
  expect(await isRight()).toBe(false);
  expect(lines).toEqual([['error', 'clock', { code: 'CLOCK_WRONG', offsetSeconds: off / 1000 }]]);
  passes(1_000);
  expect([await isRight(), at.asked]).toEqual([false, 1]);
  at.own -= off;
  expect(await isRight()).toBe(true);
});

test('a clock that is moved is wrong at once, and not after a minute', async () => {
  const { at, isRight, passes } = scene();
  expect(await isRight()).toBe(true);
  passes(1_000);
  at.own += DAY;
  expect(await isRight()).toBe(false);
});

test('where that of the database is moved, processes that run go by their own', async () => {
  const { at, lines, isRight, passes } = scene();
  expect(await isRight()).toBe(true);
  at.database += DAY;
  for (let minute = 0; minute < 3; minute++) {
    passes(MINUTE);
    expect(await isRight()).toBe(true);
  }
  expect(lines).toEqual(Array(3).fill(['error', 'clock', { code: 'DATABASE_CLOCK_WRONG', offsetSeconds: -DAY / 1000 }]));
  at.own += 7 * DAY;
  expect(await isRight()).toBe(false);
});

test('a machine that slept, and set its clock, is right', async () => {
  const { at, lines, isRight } = scene();
  expect(await isRight()).toBe(true);
  at.own += DAY;
  at.database += DAY;
  expect([await isRight(), lines]).toEqual([true, []]);
});

test.each([
  [200, {}],
  [503, { isClockRight: async () => false }],
  [503, { isClockRight: () => Promise.reject(new Error('down')) }],
  [503, { isStopping: () => true }],
])('/readyz answers %i', async (status, changes) => {
  const options = { store: memoryStore(), isClockRight: async () => true, tokens: undefined, isStopping: () => false, ...changes };
  const fetch = withOperation(async () => new Response(), options);
  expect((await fetch(new Request('http://127.0.0.1/readyz'))).status).toBe(status);
});

test('nothing is claimed by a wrong clock, and what is in flight is due again when its lease ends', async () => {
  startAnew();
  await subscribe();
  await happen();
  let isRight = false;
  const isClockRight = async (): Promise<boolean> => isRight;
  expect(await deliverer(() => ({ status: 200 }), { isClockRight }).deliverDue()).toBe(0);
  isRight = true;
  const moved = deliverer(
    () => {
      isRight = false;
      return { status: 503 };
    },
    { isClockRight },
  );
  expect(await moved.deliverDue()).toBe(1);
  expect(first()).toMatchObject({ state: 'PENDING', attempts: [] });
  pass(2 * MINUTE);
  expect([await deliverer(() => ({ status: 200 })).deliverDue(), sent.length]).toEqual([1, 2]);
});

test('a machine whose clock is wrong sends, repeats and replaces nothing, and checks nothing again', async () => {
  const env = await fresh();
  const store = postgresStore({ database: fromPool(new Pool({ connectionString: env.DATABASE_URL ?? '' })), keys: [KEY] });
  await inTurn(
    store,
    (tx) => tx.subscriptions.add(subscription(1)),
    (tx) => tx.events.add(event(2)),
  );
  const [delivery] = await store.transaction((tx) => tx.deliveries.list(ACME, { limit: 1 }));
  const before = await store.transaction((tx) => tx.subscriptions.find(ACME, subscription(1).id));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const own = ['--organization', ACME];
  const said = /^payprep-service: the clock of this machine is 3(?:599|60[01]) seconds ahead of that of the database, and nothing was done/;
  for (const words of [
    ['webhooks', 'rotate', subscription(1).id, ...own],
    ['webhooks', 'test', subscription(1).id, ...own],
    ['webhooks', 'redeliver', delivery?.id ?? '', ...own],
    ['recheck'],
  ])
    expect([words, await runInProcess(words, env)]).toEqual([words, { code: 2, out: '', err: expect.stringMatching(said) }]);
  expect((await runInProcess(['webhooks', ...own], env)).code).toBe(0);
  expect(await store.transaction((tx) => tx.subscriptions.find(ACME, subscription(1).id))).toEqual(before);
  expect(await store.transaction((tx) => tx.deliveries.list(ACME, { limit: 9 }))).toEqual([delivery]);
  await store.close();
});
