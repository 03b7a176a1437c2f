/** What nobody asks for any more goes; everything else stays. */
import { describe, expect, test } from 'vitest';
import { ACME, at, DAY, entry, event, inTurn, type Opened, scope, session, subscription, tokenHash } from '../records.js';

export const tidying = (opened: Opened) =>
  describe('tidying', () => {
    test('expired keys and sessions go, no others', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.sessions.add(session(1, { expires: at(100) })),
        (tx) => tx.sessions.add(session(2, { expires: at(101) })),
        (tx) => tx.idempotency.take(scope(), { ...entry(0), expires: at(100) }),
        (tx) => tx.idempotency.take(scope({ key: 'k-2' }), { ...entry(0, 'kept'), lease: at(101), expires: at(101) }),
      );
      expect(await store.tidy(at(100))).toEqual({ sessions: 1, idempotencyKeys: 1, events: 0, audit: 0 });
      expect(await store.tidy(at(100))).toEqual({ sessions: 0, idempotencyKeys: 0, events: 0, audit: 0 });
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(2), at(100)))).toBeDefined();
      const kept = await store.transaction((tx) => tx.idempotency.take(scope({ key: 'k-2' }), entry(100, 'kept')));
      expect(kept).toEqual({ isSame: true });
    });

    test('events go after 30 days, with their deliveries; those on their way stay', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.events.add(event(1, { created: at(0) })),
        (tx) => tx.subscriptions.add(subscription(7)),
        (tx) => tx.events.add(event(2, { created: at(0) })),
        (tx) => tx.events.add(event(3, { created: at(0) })),
        (tx) => tx.events.add(event(4, { created: at(1) })),
      );
      await store.transaction(async (tx) => {
        for (const claimed of await tx.deliveries.claim({ now: at(9), lease: at(99), limit: 99, each: 99 })) {
          const attempt = { date: at(10), status: 200, error: undefined, milliseconds: 1 };
          const isOpen = claimed.event.id === event(3).id;
          await tx.deliveries.settle(claimed, {
            attempt,
            state: isOpen ? 'PENDING' : 'DELIVERED',
            nextAttempt: isOpen ? at(20) : undefined,
          });
        }
      });
      expect(await store.tidy(at(30 * DAY - 1))).toMatchObject({ events: 0 });
      expect(await store.tidy(at(30 * DAY))).toMatchObject({ events: 2 });
      const left = await store.transaction((tx) => tx.deliveries.list(ACME, { limit: 9 }));
      expect(left.map((delivery) => delivery.event.id)).toEqual([event(4).id, event(3).id]);
    });
  });
