/** Deliveries as those read them who look after receivers: page by page, by state; and an event that is for one subscription alone. */
import { describe, expect, test } from 'vitest';
import { deliveryId } from '../../../storage/delivery-id.js';
import type { DeliveryQuery } from '../../../storage/webhook-port.js';
import { ACME, at, event, type Opened, subscription, uuid } from '../records.js';

export const deliveryLog = (opened: Opened): void => {
  describe('the log of deliveries', () => {
    test('goes on behind any of them, of one subscription, by state', async () => {
      const store = opened();
      await store.transaction(async (tx) => {
        await tx.subscriptions.add(subscription(1));
        await tx.subscriptions.add(subscription(2, { events: ['RECIPIENT_DELETED'] }));
        for (const n of [11, 12, 13, 14]) await tx.events.add(event(n, { created: at(n < 13 ? 11 : n) }));
        await tx.events.add(event(20, { eventType: 'RECIPIENT_DELETED' }));
        const [first, second] = await tx.deliveries.claim({ now: at(11), lease: at(60), limit: 2, each: 2 });
        const attempt = { date: at(12), status: 204, error: undefined, milliseconds: 1 };
        for (const [claimed, state] of [[first, 'DELIVERED'] as const, [second, 'FAILED'] as const])
          if (claimed !== undefined) await tx.deliveries.settle(claimed, { attempt, state, nextAttempt: undefined });
      });
      const list = (asked: Omit<DeliveryQuery, 'subscriptionId'>) =>
        store.transaction((tx) => tx.deliveries.list(ACME, { ...asked, subscriptionId: uuid(1) }));
      const all = await list({ limit: 9 });
      expect(all.map((each) => each.event.created)).toEqual([20, 14, 13, 11, 11].map(at));
      for (const [index, one] of all.entries()) {
        const after = { created: one.event.created, id: one.id.toUpperCase() };
        expect(await list({ after, limit: 2 })).toEqual(all.slice(index + 1, index + 3));
      }
      for (const state of ['PENDING', 'DELIVERED', 'FAILED'] as const)
        expect(await list({ state, limit: 9 })).toEqual(all.filter((each) => each.state === state));
      expect(all.filter(({ state }) => state !== 'PENDING')).toHaveLength(2);
    });
  });

  describe('an event for one subscription', () => {
    const sent = async (store: ReturnType<Opened>, to: string) => {
      await store.transaction((tx) => tx.events.add(event(10, { eventType: 'WEBHOOK_TEST' }), { subscriptionId: to }));
      return (await store.transaction((tx) => tx.deliveries.list(ACME, { limit: 9 }))).map(({ id }) => id);
    };

    test('goes there, whatever that asks for, and nowhere else', async () => {
      const store = opened();
      await store.transaction(async (tx) => {
        for (const n of [1, 2]) await tx.subscriptions.add(subscription(n, { events: [] }));
      });
      expect(await sent(store, uuid(2).toUpperCase())).toEqual([await deliveryId(uuid(10), uuid(2))]);
    });

    test('goes to no one that is disabled, or of another organization', async () => {
      const store = opened();
      await store.transaction((tx) => tx.subscriptions.add(subscription(1, { enabled: false })));
      expect(await sent(store, uuid(1))).toEqual([]);
      await store.transaction((tx) => tx.subscriptions.add(subscription(2, { organization: 'other' })));
      await store.transaction((tx) => tx.events.add(event(11, { eventType: 'WEBHOOK_TEST' }), { subscriptionId: uuid(2) }));
      expect(await store.transaction((tx) => tx.deliveries.list('other', { limit: 9 }))).toEqual([]);
    });
  });
};
