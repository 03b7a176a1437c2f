/** What is kept of a user: listed, taken away as a whole, and known to be unseen. */
import { describe, expect, test } from 'vitest';
import {
  ACME,
  ANN,
  at,
  BOB,
  DAY,
  entry,
  event,
  inTurn,
  type Opened,
  OTHER_ANN,
  recipient,
  scope,
  session,
  subscription,
  uuid,
} from '../records.js';

export const users = (opened: Opened) =>
  describe('users', () => {
    test('their sessions are listed, ended or not, and go together', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.sessions.add(session(2, { created: at(2), allowedCountries: ['BE'] })),
        (tx) => tx.sessions.add(session(1, { created: at(1) })),
        (tx) => tx.sessions.add(session(3, BOB)),
        (tx) => tx.sessions.add(session(4, OTHER_ANN)),
        (tx) => tx.sessions.revoke(ACME, uuid(1), at(5)),
      );
      expect(await store.transaction((tx) => tx.sessions.list(ANN))).toStrictEqual([
        { ...session(1, { created: at(1) }), revoked: at(5) },
        { ...session(2, { created: at(2), allowedCountries: ['BE'] }), revoked: undefined },
      ]);
      expect(await store.transaction((tx) => tx.sessions.removeAll(ANN))).toBe(2);
      expect(await store.transaction((tx) => tx.sessions.list(ANN))).toEqual([]);
      expect(await store.transaction((tx) => tx.sessions.list(OTHER_ANN))).toHaveLength(1);
    });

    test('answers that are kept for them go together', async () => {
      const store = opened();
      const take = (key: string, externalUserId?: string) =>
        store.transaction((tx) => tx.idempotency.take(scope({ key }), { ...entry(0, key), externalUserId }));
      await take('one', 'ann');
      await take('two', 'ann');
      await take('three', 'bob');
      await take('four');
      expect(await store.transaction((tx) => tx.idempotency.removeAll(ANN))).toBe(2);
      expect([await take('one', 'ann'), await take('three', 'bob'), await take('four')]).toEqual([
        undefined,
        { isSame: true },
        { isSame: true },
      ]);
    });

    test('events about them are listed, and go together with their deliveries', async () => {
      const store = opened();
      const ofBob = event(3, { object: { id: uuid(1), externalUserId: 'bob' } });
      await inTurn(
        store,
        (tx) => tx.subscriptions.add(subscription(7)),
        (tx) => tx.events.add(event(2)),
        (tx) => tx.events.add(event(1)),
        (tx) => tx.events.add(ofBob),
      );
      expect(await store.transaction((tx) => tx.events.list(ANN))).toStrictEqual([event(1), event(2)]);
      const [claimed] = await store.transaction((tx) => tx.deliveries.claim({ now: at(9), lease: at(99), limit: 1, each: 1 }));
      expect(await store.transaction((tx) => tx.events.removeAll(ANN))).toBe(2);
      const left = await store.transaction((tx) => tx.deliveries.list(ACME, { limit: 9 }));
      expect(left.map((delivery) => delivery.event)).toEqual([ofBob]);
      const attempt = { date: at(10), status: 200, error: undefined, milliseconds: 1 };
      const settled =
        claimed && store.transaction((tx) => tx.deliveries.settle(claimed, { attempt, state: 'DELIVERED', nextAttempt: undefined }));
      expect(await settled).toBe(false);
    });

    test('an event of one who was erased goes as soon as nobody waits for it, and at the latest when it is old', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.events.add(event(1), { forget: true }),
        (tx) => tx.subscriptions.add(subscription(7)),
        (tx) => tx.events.add(event(2), { forget: true }),
        (tx) => tx.events.add(event(3)),
      );
      expect(await store.tidy(at(9))).toMatchObject({ events: 1 });
      expect(await store.transaction((tx) => tx.events.list(ANN))).toEqual([event(2), event(3)]);
      expect(await store.tidy(at(2 + 30 * DAY))).toMatchObject({ events: 1 });
      expect(await store.transaction((tx) => tx.events.list(ANN))).toEqual([event(3)]);
    });

    test('unseen is who has recipients and has opened no session since, the longest ago first', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.sessions.add(session(1, { created: at(20) })),
        (tx) => tx.sessions.add(session(2, { ...BOB, created: at(10) })),
        (tx) => tx.sessions.add(session(3, { ...OTHER_ANN, created: at(10) })),
        (tx) => tx.recipients.add(recipient(1)),
        (tx) => tx.recipients.add(recipient(2, BOB)),
        (tx) => tx.recipients.add(recipient(3, BOB)),
        // nobody knows of a session of this one
        (tx) => tx.recipients.add(recipient(4, { externalUserId: 'eve' })),
      );
      const unseen = (seconds: number, limit = 9) => store.transaction((tx) => tx.recipients.listUnseen(at(seconds), limit));
      expect(await unseen(9)).toEqual([]);
      expect(await unseen(10)).toEqual([BOB]);
      expect(await unseen(20)).toEqual([BOB, ANN]);
      expect(await unseen(20, 1)).toEqual([BOB]);
      await store.transaction((tx) => tx.sessions.add(session(5, { ...BOB, created: at(30) })));
      expect(await unseen(20)).toEqual([ANN]);
    });

    test('a session that was tidied away was seen all the same', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.sessions.add(session(1, { created: at(DAY), expires: at(DAY + 1) })),
        (tx) => tx.recipients.add(recipient(1)),
      );
      await store.tidy(at(2 * DAY));
      await store.tidy(at(400 * DAY));
      expect(await store.transaction((tx) => tx.recipients.listUnseen(at(DAY - 1), 9))).toEqual([]);
      expect(await store.transaction((tx) => tx.recipients.listUnseen(at(DAY), 9))).toEqual([ANN]);
    });
  });
