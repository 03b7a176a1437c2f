/** Events fan out to those who ask for them; deliveries are claimed by one at a time and settled by who claimed them. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../storage/port.js';
import type { ClaimedDelivery, DeliveryRecord, Settled } from '../../../storage/webhook-port.js';
import { ACME, at, DAY, event, type Opened, OTHER, subscription, uuid } from '../records.js';

const delivered = (seconds: number): Settled => ({
  attempt: { date: at(seconds), status: 204, error: undefined, milliseconds: 12.5 },
  state: 'DELIVERED',
  nextAttempt: undefined,
});

const failed = (seconds: number, next = seconds + 5): Settled => ({
  attempt: { date: at(seconds), status: undefined, error: 'TIMEOUT', milliseconds: 15_000 },
  state: 'PENDING',
  nextAttempt: at(next),
});

const givenUp = (seconds: number): Settled => ({ ...failed(seconds), state: 'FAILED', nextAttempt: undefined });

const claim = (
  store: Store,
  seconds: number,
  asked: { readonly limit?: number; readonly each?: number; readonly rooms?: ReadonlyMap<string, number> } = {},
) => store.transaction((tx) => tx.deliveries.claim({ now: at(seconds), lease: at(seconds + 30), limit: 99, each: 99, ...asked }));

const settle = (store: Store, claimed: ClaimedDelivery | undefined, settled: Settled): Promise<boolean> =>
  claimed === undefined
    ? Promise.reject(new Error('nothing was claimed'))
    : store.transaction((tx) => tx.deliveries.settle(claimed, settled));

const list = (store: Store, organization = ACME): Promise<readonly DeliveryRecord[]> =>
  store.transaction((tx) => tx.deliveries.list(organization, { limit: 99 }));

const happen = (store: Store, ...numbers: readonly number[]): Promise<void> =>
  store.transaction(async (tx) => {
    for (const n of numbers) await tx.events.add(event(n));
  });

const subscribe = (store: Store, ...all: readonly Parameters<typeof subscription>[]): Promise<void> =>
  store.transaction(async (tx) => {
    for (const one of all) await tx.subscriptions.add(subscription(...one));
  });

const failingSince = async (store: Store): Promise<Date | undefined> =>
  (await store.transaction((tx) => tx.subscriptions.find(ACME, uuid(1))))?.failingSince;

export const deliveries = (opened: Opened): void => {
  describe('events', () => {
    test('go to the enabled subscriptions of the organization that ask for them, due at once', async () => {
      const store = opened();
      const others = { enabled: false } as const;
      await subscribe(store, [1], [2, { events: ['RECIPIENT_UPDATED'] }], [3, others], [4, { events: [] }], [5, { organization: OTHER }]);
      await subscribe(store, [6, { events: ['RECIPIENT_UPDATED', 'RECIPIENT_CREATED'] }]);
      await happen(store, 10);
      const all = await list(store);
      expect(all.map(({ subscriptionId }) => subscriptionId).sort()).toEqual([uuid(1), uuid(6)]);
      const fresh = { organization: ACME, event: event(10), state: 'PENDING', attempts: [], nextAttempt: at(10) };
      for (const delivery of all) {
        expect(delivery).toEqual({ ...fresh, id: delivery.id, subscriptionId: delivery.subscriptionId });
        expect(delivery.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      }
      expect(await list(store, OTHER)).toEqual([]);
      expect(await store.transaction((tx) => tx.deliveries.measure(at(9.999)))).toMatchObject({ due: 0 });
      expect(await store.transaction((tx) => tx.deliveries.measure(at(10)))).toMatchObject({ due: 2 });
    });

    test('no event happens twice', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      await expect(happen(store, 10)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await list(store)).toHaveLength(1);
    });
  });

  describe('claims', () => {
    test('bring event and subscription, and keep others away until the lease ends', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      const [first, ...more] = await claim(store, 20);
      expect(more).toEqual([]);
      expect(first).toStrictEqual({ id: first?.id, event: event(10), subscription: subscription(1), attempts: 0, lease: at(50) });
      expect(await claim(store, 49.999)).toEqual([]);
      expect(await store.transaction((tx) => tx.deliveries.measure(at(49.999)))).toEqual({
        pending: 1,
        due: 0,
        oldest: at(10),
        dueSince: undefined,
      });
      expect(await store.transaction((tx) => tx.deliveries.measure(at(50)))).toEqual({
        pending: 1,
        due: 1,
        oldest: at(10),
        dueSince: at(10),
      });
      expect((await claim(store, 50)).map(({ id }) => id)).toEqual([first?.id]);
    });

    test('the longest due first, no more than asked for, and so many of each', async () => {
      const store = opened();
      await subscribe(store, [1], [2, { events: ['RECIPIENT_UPDATED'] }]);
      await happen(store, 13, 11, 12);
      await store.transaction((tx) => tx.events.add(event(20, { eventType: 'RECIPIENT_UPDATED' })));
      const eventsOf = (claimed: readonly ClaimedDelivery[]) => claimed.map((each) => each.event.id);
      // one of many does not wait behind the many
      expect(eventsOf(await claim(store, 100, { each: 2 }))).toEqual([11, 12, 20].map(uuid));
      expect(eventsOf(await claim(store, 200, { limit: 3 }))).toEqual([11, 12, 13].map(uuid));
      expect(eventsOf(await claim(store, 200, { limit: 0 }))).toEqual([]);
      expect(eventsOf(await claim(store, 200))).toEqual([20].map(uuid));
    });

    test('of some as many as there is room for', async () => {
      const store = opened();
      await subscribe(store, [1], [2]);
      await happen(store, 11, 12, 13, 14);
      const claimedOf = async (seconds: number, asked: Parameters<typeof claim>[2]) =>
        (await claim(store, seconds, asked)).map((each) => [each.subscription.id, each.event.id]);
      const rooms = (one: number, other: number) => new Map([uuid(1), uuid(2), uuid(3)].map((id, at) => [id, [one, other, 7][at] ?? 0]));
      expect(await claimedOf(100, { rooms: rooms(0, 0) })).toEqual([]);
      expect((await claimedOf(100, { each: 2, rooms: new Map([[uuid(1), 3]]) })).sort()).toEqual(
        [
          [1, 11],
          [1, 12],
          [1, 13],
          [2, 11],
          [2, 12],
        ].map((pair) => pair.map(uuid)),
      );
      expect(await claimedOf(101, { rooms: rooms(1, 0) })).toEqual([[1, 14].map(uuid)]);
      expect(await claimedOf(101, { rooms: rooms(5, 1) })).toEqual([[2, 13].map(uuid)]);
    });

    test('nothing of a disabled subscription, until it is enabled again', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      await store.transaction((tx) => tx.subscriptions.change(subscription(1, { enabled: false })));
      expect(await claim(store, 20)).toEqual([]);
      expect(await store.transaction((tx) => tx.deliveries.measure(at(20)))).toMatchObject({ pending: 0, due: 0 });
      await store.transaction((tx) => tx.subscriptions.change(subscription(1)));
      expect(await claim(store, 21)).toHaveLength(1);
    });

    test('who claim at the same time share nothing, and leave nothing', async () => {
      const store = opened();
      await subscribe(store, [1], [2], [3]);
      await happen(store, ...Array.from({ length: 20 }, (_, n) => 10 + n));
      const claimed = (await Promise.all(Array.from({ length: 6 }, () => claim(store, 100, { limit: 7 })))).flat();
      claimed.push(...(await claim(store, 100)));
      expect(claimed).toHaveLength(60);
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(60);
    });
  });

  describe('settling', () => {
    test('a failure waits for its next attempt; a success ends the delivery', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      const [first] = await claim(store, 20);
      expect(await settle(store, first, failed(21, 100))).toBe(true);
      expect(await claim(store, 99.999)).toEqual([]);
      const [second] = await claim(store, 100);
      expect(second).toMatchObject({ id: first?.id, attempts: 1 });
      expect(await settle(store, second, delivered(101))).toBe(true);
      expect(await claim(store, 9999)).toEqual([]);
      expect(await store.transaction((tx) => tx.deliveries.find(ACME, first?.id ?? ''))).toStrictEqual({
        id: first?.id,
        organization: ACME,
        subscriptionId: uuid(1),
        event: event(10),
        state: 'DELIVERED',
        attempts: [failed(21).attempt, delivered(101).attempt],
        nextAttempt: undefined,
      });
    });

    test('once for each claim', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      const [claimed] = await claim(store, 20);
      expect(await settle(store, claimed, delivered(21))).toBe(true);
      expect(await settle(store, claimed, failed(22))).toBe(false);
      expect(await list(store)).toMatchObject([{ state: 'DELIVERED', attempts: [delivered(21).attempt] }]);
      expect(await failingSince(store)).toBeUndefined();
    });

    test('after the lease ended it still counts, unless somebody else has claimed it since', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10, 11);
      const [one, other] = await claim(store, 20);
      expect(await settle(store, one, delivered(60))).toBe(true);
      const [again] = await claim(store, 60);
      expect(again?.id).toBe(other?.id);
      expect(await settle(store, other, failed(61))).toBe(false);
      expect(await failingSince(store)).toBeUndefined();
      expect(await settle(store, again, delivered(62))).toBe(true);
      expect((await list(store)).map(({ attempts }) => attempts)).toEqual([[delivered(62).attempt], [delivered(60).attempt]]);
    });

    test('the subscription keeps the first failure since the last success', async () => {
      const store = opened();
      await subscribe(store, [1], [2]);
      await happen(store, 10);
      const attempt = async (seconds: number, settled: Settled): Promise<Date | undefined> => {
        const claimed = (await claim(store, seconds)).find((each) => each.subscription.id === uuid(1));
        await settle(store, claimed, settled);
        return failingSince(store);
      };
      expect(await attempt(20, failed(21))).toEqual(at(21));
      expect(await attempt(60, failed(61))).toEqual(at(21));
      expect(await attempt(100, delivered(101))).toBeUndefined();
      await happen(store, 11);
      expect(await attempt(200, givenUp(201))).toEqual(at(201));
      const other = await store.transaction((tx) => tx.subscriptions.find(ACME, uuid(2)));
      expect(other?.failingSince).toBeUndefined();
    });

    test('what is pending has a next attempt, and nothing else has one', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      const [claimed] = await claim(store, 20);
      for (const wrong of [
        { ...failed(21), nextAttempt: undefined },
        { ...delivered(21), nextAttempt: at(30) },
      ])
        await expect(settle(store, claimed, wrong)).rejects.toMatchObject({ code: 'INVALID' });
      expect(await list(store)).toMatchObject([{ state: 'PENDING', attempts: [] }]);
    });
  });

  describe('a delivery that is made due again', () => {
    test('keeps its attempts, and begins anew', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      const [claimed] = await claim(store, 20);
      await settle(store, claimed, givenUp(21));
      expect(await claim(store, DAY)).toEqual([]);
      expect(await store.transaction((tx) => tx.deliveries.again(ACME, claimed?.id ?? '', at(DAY)))).toBe(true);
      expect(await list(store)).toMatchObject([{ state: 'PENDING', nextAttempt: at(DAY), attempts: [givenUp(21).attempt] }]);
      const [anew] = await claim(store, DAY);
      expect(anew).toMatchObject({ id: claimed?.id, attempts: 0 });
      await settle(store, anew, failed(DAY + 1));
      expect((await list(store))[0]?.attempts).toEqual([givenUp(21).attempt, failed(DAY + 1).attempt]);
    });

    test('while it is tried waits for its lease, and for no schedule of before', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      await settle(store, (await claim(store, 20))[0], failed(21, 100));
      const [second] = await claim(store, 100);
      expect(await store.transaction((tx) => tx.deliveries.again(ACME, second?.id ?? '', at(101)))).toBe(true);
      expect(await claim(store, 102)).toEqual([]);
      expect(await settle(store, second, failed(103, 7000))).toBe(true);
      const [anew] = await claim(store, 104);
      expect(anew).toMatchObject({ id: second?.id, attempts: 0 });
      expect((await list(store))[0]?.attempts).toEqual([failed(21).attempt, failed(103).attempt]);
    });

    test('while it arrives has arrived', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      await settle(store, (await claim(store, 20))[0], failed(21, 100));
      const [second] = await claim(store, 100);
      await store.transaction((tx) => tx.deliveries.again(ACME, second?.id ?? '', at(101)));
      expect(await settle(store, second, delivered(102))).toBe(true);
      expect(await list(store)).toMatchObject([{ state: 'DELIVERED', nextAttempt: undefined }]);
    });
  });

  describe('lists of deliveries', () => {
    test('the newest first, of one subscription or all, no more than asked for', async () => {
      const store = opened();
      await subscribe(store, [1], [2, { events: ['RECIPIENT_UPDATED'] }]);
      await happen(store, 12, 14, 13);
      await store.transaction((tx) => tx.events.add(event(20, { eventType: 'RECIPIENT_UPDATED' })));
      const events = async (asked: { readonly subscriptionId?: string; readonly limit: number }) =>
        (await store.transaction((tx) => tx.deliveries.list(ACME, asked))).map((delivery) => delivery.event.id);
      expect(await events({ limit: 9 })).toEqual([20, 14, 13, 12].map(uuid));
      expect(await events({ limit: 2 })).toEqual([20, 14].map(uuid));
      expect(await events({ subscriptionId: uuid(1), limit: 2 })).toEqual([14, 13].map(uuid));
      expect(await events({ subscriptionId: 'no id', limit: 2 })).toEqual([]);
    });

    test('another organization finds nothing, and makes nothing due', async () => {
      const store = opened();
      await subscribe(store, [1]);
      await happen(store, 10);
      const id = (await list(store))[0]?.id ?? '';
      await store.transaction(async (tx) => {
        expect(await tx.deliveries.find(OTHER, id)).toBeUndefined();
        expect(await tx.deliveries.find(ACME, 'no id')).toBeUndefined();
        expect(await tx.deliveries.list(OTHER, { subscriptionId: uuid(1), limit: 9 })).toEqual([]);
        expect(await tx.deliveries.again(OTHER, id, at(99))).toBe(false);
        expect(await tx.deliveries.again(ACME, uuid(99), at(99))).toBe(false);
        expect(await tx.deliveries.again(ACME, 'no id', at(99))).toBe(false);
      });
      const [claimed] = await claim(store, 20);
      const stolen = claimed && { ...claimed, event: event(10, { organization: OTHER }) };
      expect(await settle(store, stolen, delivered(21))).toBe(false);
    });
  });
};
