/** Every delivery is made at least once, and a subscription that fails for long is disabled. */
import { beforeEach, describe, expect, test } from 'vitest';
import { pause } from '../../webhooks/pause.js';
import type { Outcome } from '../../webhooks/retry-schedule.js';
import { updateSubscription } from '../../webhooks/subscriptions.js';
import {
  actor,
  clock,
  DAY,
  deliverer,
  faults,
  first,
  happen,
  now,
  pass,
  reports,
  SOME_SPAN,
  sent,
  startAnew,
  store,
  subscribe,
  subscription,
} from './delivering.js';

/** On a machine that has other things to do. */
const SOON = { timeout: 30_000 };

beforeEach(startAnew);

describe('at least once', () => {
  test('what a deliverer left behind is tried again when its lease ends', async () => {
    await subscribe();
    await happen();
    void deliverer(() => new Promise(() => undefined)).deliverDue();
    // sent within this test, and not counted in the next
    await expect.poll(() => sent.length, SOON).toBe(1);
    const { deliverDue } = deliverer(() => ({ status: 200 }));
    expect(await deliverDue()).toBe(0);
    pass(60_000 - 1);
    expect(await deliverDue()).toBe(0);
    pass(1);
    expect(await deliverDue()).toBe(1);
    expect(first()?.state).toBe('DELIVERED');
  });

  test('who comes too late writes nothing down', async () => {
    await subscribe();
    await happen();
    let late: (outcome: Outcome) => void = () => undefined;
    const slow = deliverer(
      () =>
        new Promise((resolve) => {
          late = resolve;
        }),
    ).deliverDue();
    await expect.poll(() => sent.length, SOON).toBe(1);
    pass(60_000);
    await deliverer(() => ({ status: 200 })).deliverDue();
    late({ status: 410 });
    await slow;
    expect(first()?.attempts.map(({ status }) => status)).toEqual([200]);
    expect(subscription()).toMatchObject({ enabled: true, failingSince: undefined });
    expect(reports.map(({ status }) => status)).toEqual([200]);
  });

  test('what cannot be settled is told, and due again when the lease ends', async () => {
    await subscribe();
    await happen();
    const cause = new Error('the database is gone');
    const broken = { transaction: store.transaction.bind(store) };
    const { deliverDue } = deliverer(
      () => {
        broken.transaction = () => Promise.reject(cause);
        return { status: 200 };
      },
      { store: broken },
    );
    expect(await deliverDue()).toBe(1);
    expect(faults).toEqual([{ code: 'SETTLE_FAILED', cause, ...SOME_SPAN }]);
    expect(reports).toEqual([]);
    pass(60_000);
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(1);
  });

  test('who watches and fails costs no place, and does not stop a run', async () => {
    await subscribe();
    for (let count = 0; count < 6; count++) await happen();
    const failing = (): never => {
      throw new Error('a watcher of the installation');
    };
    const { transaction } = store;
    let claims = 0;
    const broken: typeof transaction = (work) => (++claims === 1 ? Promise.reject(new Error('down')) : transaction(work));
    const stop = new AbortController();
    const watching = { onAttempt: failing, onFault: failing, tracer: { start: failing, startBelow: failing } };
    const run = deliverer(() => ({ status: 200 }), { store: { transaction: broken }, concurrency: 2, ...watching }).run({
      signal: stop.signal,
      idle: pause(1),
    });
    const delivered = () => store.state.deliveries.filter(({ state }) => state === 'DELIVERED').length;
    await expect.poll(delivered, { timeout: 30_000 }).toBe(6);
    stop.abort();
    await run;
  });

  test('a report that throws breaks nothing', async () => {
    await subscribe();
    await happen();
    const cause = new Error('log');
    await deliverer(() => ({ status: 200 }), {
      onAttempt: () => {
        throw cause;
      },
    }).deliverDue();
    expect(faults).toEqual([{ code: 'REPORT_FAILED', cause, ...SOME_SPAN }]);
    expect(first()?.state).toBe('DELIVERED');
  });
});

describe('a subscription is disabled', () => {
  test('at once where the receiver is gone, under the lock', async () => {
    const { id } = await subscribe();
    await happen();
    await happen();
    store.calls.length = 0;
    await deliverer(() => ({ status: 410 }), { each: { first: 1, most: 1 } }).deliverDue();
    expect(store.calls).toEqual(['claim', 'lock', 'settle', 'change']);
    expect(subscription()?.enabled).toBe(false);
    expect(reports[0]).toMatchObject({ state: 'FAILED', isDisabled: true });
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(0);
    await updateSubscription({ store, clock, actor }, 'acme', id, { enabled: true });
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(1);
  });

  test('once, where several hear that the receiver is gone', async () => {
    await subscribe();
    await happen();
    await happen();
    await deliverer(() => ({ status: 410 })).deliverDue();
    expect(reports.map(({ state, isDisabled }) => [state, isDisabled])).toEqual([
      ['FAILED', true],
      ['FAILED', false],
    ]);
  });

  test('after five days of only failures, of whichever events', async () => {
    await subscribe();
    const round = async (status: number) => {
      await happen();
      await deliverer(() => ({ status }), { each: { first: 100, most: 100 }, concurrency: 100 }).deliverDue();
      return [subscription()?.enabled, subscription()?.failingSince?.getTime()];
    };
    expect(await round(200)).toEqual([true, undefined]);
    const since = now.getTime();
    expect(await round(500)).toEqual([true, since]);
    pass(5 * DAY - 1);
    expect(await round(500)).toEqual([true, since]);
    pass(1);
    expect(await round(500)).toEqual([false, since]);
    expect(reports.at(-1)).toMatchObject({ isDisabled: true });
  });

  test('but not where one of them succeeded meanwhile', async () => {
    await subscribe();
    await happen();
    await deliverer(() => ({ status: 500 })).deliverDue();
    pass(5 * DAY);
    await deliverer(() => ({ status: 200 })).deliverDue();
    await happen();
    await deliverer(() => ({ status: 500 })).deliverDue();
    expect(subscription()).toMatchObject({ enabled: true, failingSince: now });
  });

  test('but not where its URL was changed while the old receiver answered', async () => {
    const { id } = await subscribe();
    await happen();
    const changes = { url: 'https://new.example.com/' };
    await deliverer(async () => {
      await updateSubscription({ store, clock, actor }, 'acme', id, changes);
      return { status: 410 };
    }).deliverDue();
    expect(subscription()).toMatchObject({ enabled: true, ...changes });
  });
});
