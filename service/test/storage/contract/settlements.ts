/** Deliveries are settled by who claimed them, made due again, and listed. */
import { describe, expect, test } from 'vitest';
import type { Settled } from '../../../storage/webhook-port.js';
import { ACME, at, DAY, event, type Opened, OTHER, uuid } from '../records.js';
import { claim, delivered, failed, failingSince, givenUp, happen, list, settle, subscribe } from './delivering.js';

export const settlements = (opened: Opened): void => {
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
