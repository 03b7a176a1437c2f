/** Events fan out to those who ask for them; deliveries are claimed by one at a time. */
import { describe, expect, test } from 'vitest';
import type { ClaimedDelivery } from '../../../storage/webhook-port.js';
import { ACME, at, event, type Opened, OTHER, subscription, uuid } from '../records.js';
import { claim, happen, list, subscribe } from './delivering.js';

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
        dueSince: at(50),
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

    test('organizations take turns: the one with the fewest on their way comes next', async () => {
      const store = opened();
      await subscribe(store, [1], [2], [3, { organization: OTHER }]);
      await happen(store, 11, 12, 13);
      await store.transaction(async (tx) => {
        for (const n of [20, 21, 22]) await tx.events.add(event(n, { organization: OTHER }));
      });
      const eventsOf = async (seconds: number, limit: number, flying?: Readonly<Record<string, number>>) =>
        (await claim(store, seconds, { limit, organizations: flying && { flying: new Map(Object.entries(flying)), most: 9 } })).map(
          (each) => each.event.id,
        );
      expect(await eventsOf(100, 3)).toEqual([11, 11, 20].map(uuid));
      expect(await eventsOf(101, 1, { [ACME]: 2, [OTHER]: 1 })).toEqual([21].map(uuid));
      expect(await eventsOf(102, 1, { [ACME]: 1, [OTHER]: 3 })).toEqual([12].map(uuid));
      expect(await eventsOf(103, 9, { [ACME]: 99 })).toEqual([22].map(uuid));
    });

    test('no organization waits for the backlogs of others, however many subscriptions these have', async () => {
      const store = opened();
      const backlogs = Array.from({ length: 13 }, (_, n) => `backlog-${n}`);
      const subscriptions = backlogs.flatMap((organization, at) =>
        Array.from({ length: 20 }, (_, n) => [100 + at * 20 + n, { organization }] as [number, { organization: string }]),
      );
      await subscribe(store, ...subscriptions, [1, { organization: 'newcomer' }], [2, { organization: 'newcomer' }]);
      await store.transaction(async (tx) => {
        for (const [at, organization] of backlogs.entries()) await tx.events.add(event(10 + at, { organization }));
        await tx.events.add(event(90, { organization: 'newcomer' }));
      });
      const claimedOf = async (limit: number, flying: Readonly<Record<string, number>>) => {
        const organizations = { flying: new Map(Object.entries(flying)), most: 9 };
        return (await claim(store, 100, { limit, each: 4, organizations })).map((each) => each.event.organization);
      };
      const busy = Object.fromEntries(backlogs.map((organization) => [organization, 2]));
      expect(await claimedOf(1, busy)).toEqual(['newcomer']);
      expect(await claimedOf(1, { ...busy, newcomer: 1 })).toEqual(['newcomer']);
      await store.transaction((tx) => tx.events.add(event(91, { organization: 'newcomer' })));
      expect((await claimedOf(14, {})).sort()).toEqual([...backlogs, 'newcomer'].sort());
    });

    test('an organization has no more than its share', async () => {
      const store = opened();
      await subscribe(store, [1], [2], [3, { organization: OTHER }]);
      await happen(store, 11, 12, 13);
      await store.transaction((tx) => tx.events.add(event(20, { organization: OTHER })));
      const counts = async (seconds: number, flying: number) => {
        const claimed = await claim(store, seconds, { organizations: { flying: new Map([[ACME, flying]]), most: 4 } });
        return [ACME, OTHER].map((organization) => claimed.filter(({ event }) => event.organization === organization).length);
      };
      expect(await counts(100, 1)).toEqual([3, 1]);
      expect(await counts(101, 4)).toEqual([0, 0]);
      expect(await counts(102, 2)).toEqual([2, 0]);
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
};
