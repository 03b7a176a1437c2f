/** Webhook subscriptions: kept whole, secrets with their ends, under their organization only. */
import { describe, expect, test } from 'vitest';
import { ACME, at, event, inTurn, type Opened, OTHER, SECRET, subscription, uuid } from '../records.js';

export const subscriptions = (opened: Opened) =>
  describe('subscriptions', () => {
    test('come back as they went in, and as they were changed', async () => {
      const store = opened();
      await store.transaction((tx) => tx.subscriptions.add(subscription(1)));
      expect(await store.transaction((tx) => tx.subscriptions.find(ACME, uuid(1)))).toStrictEqual(subscription(1));
      const changed = subscription(1, {
        title: 'Another',
        url: 'https://else.example/',
        enabled: false,
        events: [],
        secrets: [
          { value: 'bmV3', expires: undefined },
          { value: SECRET, expires: at(60) },
        ],
        failingSince: at(9),
        disabled: { date: at(10), reason: 'RECEIVER_GONE' },
      });
      await store.transaction((tx) => tx.subscriptions.change({ ...changed, created: at(99) }));
      expect(await store.transaction((tx) => tx.subscriptions.find(ACME, uuid(1)))).toStrictEqual(changed);
    });

    test('are listed by the time of creation, then by id', async () => {
      const store = opened();
      await inTurn(
        store,
        ...[subscription(3, { created: at(1) }), subscription(2, { created: at(1) }), subscription(9, { created: at(0) })].map(
          (each) => (tx: Parameters<Parameters<typeof store.transaction>[0]>[0]) => tx.subscriptions.add(each),
        ),
      );
      const listed = await store.transaction((tx) => tx.subscriptions.list(ACME));
      expect(listed.map(({ id }) => id)).toEqual([9, 2, 3].map(uuid));
    });

    test('another organization neither finds, lists nor changes them', async () => {
      const store = opened();
      await store.transaction((tx) => tx.subscriptions.add(subscription(1)));
      expect(await store.transaction((tx) => tx.subscriptions.find(OTHER, uuid(1)))).toBeUndefined();
      expect(await store.transaction((tx) => tx.subscriptions.list(OTHER))).toEqual([]);
      const stolen = store.transaction((tx) => tx.subscriptions.change(subscription(1, { organization: OTHER })));
      await expect(stolen).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await store.transaction((tx) => tx.subscriptions.list(ACME))).toEqual([subscription(1)]);
    });

    test('what is not there is not found, and not changed', async () => {
      const store = opened();
      expect(await store.transaction((tx) => tx.subscriptions.find(ACME, 'no id'))).toBeUndefined();
      for (const id of [uuid(1), 'no id']) {
        const changed = store.transaction((tx) => tx.subscriptions.change(subscription(1, { id })));
        await expect(changed).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });

    test('are removed with their deliveries, by their organization alone', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.subscriptions.add(subscription(1)),
        (tx) => tx.subscriptions.add(subscription(2)),
        (tx) => tx.events.add(event(10)),
        (tx) => tx.events.add(event(11)),
      );
      const [claimed] = await store.transaction((tx) => tx.deliveries.claim({ now: at(99), lease: at(200), limit: 1, each: 1 }));
      const one = claimed?.subscription.id ?? '';
      expect(await store.transaction((tx) => tx.subscriptions.removeDeliveries(OTHER, one, 9))).toBe(0);
      expect(await store.transaction((tx) => tx.subscriptions.removeDeliveries(ACME, one, 1))).toBe(1);
      expect(await store.transaction((tx) => tx.subscriptions.remove(OTHER, one))).toBe(false);
      expect(await store.transaction((tx) => tx.subscriptions.remove(ACME, one.toUpperCase()))).toBe(true);
      for (const id of [one, uuid(9), 'no id']) expect(await store.transaction((tx) => tx.subscriptions.remove(ACME, id))).toBe(false);
      expect((await store.transaction((tx) => tx.subscriptions.list(ACME))).map(({ id }) => id)).toEqual([uuid(one === uuid(1) ? 2 : 1)]);
      const left = await store.transaction((tx) => tx.deliveries.list(ACME, { limit: 9 }));
      expect(left.map(({ event: { id } }) => id).sort()).toEqual([uuid(10), uuid(11)]);
      if (claimed === undefined) throw new Error('nothing was claimed');
      const attempt = { date: at(100), status: 200, error: undefined, milliseconds: 1 };
      const settled = (tx: Parameters<Parameters<typeof store.transaction>[0]>[0]) =>
        tx.deliveries.settle(claimed, { attempt, state: 'DELIVERED', nextAttempt: undefined });
      expect(await store.transaction(settled)).toBe(false);
    });

    test('under the lock no more are added than are allowed', async () => {
      const store = opened();
      const addOne = (n: number) =>
        store.transaction(async (tx) => {
          await tx.subscriptions.lock(ACME);
          if ((await tx.subscriptions.list(ACME)).length < 2) await tx.subscriptions.add(subscription(n));
        });
      await Promise.all([1, 2, 3, 4, 5, 6].map(addOne));
      expect(await store.transaction((tx) => tx.subscriptions.list(ACME))).toHaveLength(2);
    });
  });
