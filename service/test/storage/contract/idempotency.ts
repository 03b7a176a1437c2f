/** Idempotency keys: taken once, answered once, free again at their end. */
import { describe, expect, test } from 'vitest';
import { DAY, entry, inTurn, LEASE, type Opened, OTHER, scope } from '../records.js';

const ANSWER = { status: 200, body: '{"url":"https://acme.example/#token-é"}' };

export const idempotency = (opened: Opened) =>
  describe('idempotency keys', () => {
    test('the first takes the key, the next is told who has it', async () => {
      const store = opened();
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(0, 'first')))).toBeUndefined();
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(1, 'second')))).toEqual({ isSame: false });
      await store.transaction((tx) => tx.idempotency.answer(scope(), LEASE, ANSWER));
      const told = await store.transaction((tx) => tx.idempotency.take(scope(), entry(2, 'third')));
      expect(told).toEqual({ isSame: false, answer: ANSWER });
      const same = await store.transaction((tx) => tx.idempotency.take(scope(), entry(3, 'first')));
      expect(same).toEqual({ isSame: true, answer: ANSWER });
    });

    test('of many at once one takes it', async () => {
      const store = opened();
      const asked = Array.from({ length: 8 }, (_, n) => store.transaction((tx) => tx.idempotency.take(scope(), entry(n, `f${n}`))));
      const told = await Promise.all(asked);
      expect(told.filter((earlier) => earlier === undefined)).toHaveLength(1);
      expect(told.filter((earlier) => earlier?.isSame === false)).toHaveLength(7);
    });

    test('a key counts for its organization and path', async () => {
      const store = opened();
      const scopes = [scope(), scope({ organization: OTHER }), scope({ path: '/else' }), scope({ key: 'k-2' }), scope({ key: 'K-1' })];
      const taken = await store.transaction(async (tx) => {
        const each: unknown[] = [];
        for (const one of scopes) each.push(await tx.idempotency.take(one, entry(0)));
        return each;
      });
      expect(taken).toEqual(scopes.map(() => undefined));
      await inTurn(
        store,
        (tx) => tx.idempotency.free(scope({ organization: OTHER }), LEASE),
        (tx) => tx.idempotency.answer(scope(), LEASE, ANSWER),
      );
      const found = (which: number) => store.transaction((tx) => tx.idempotency.take(scopes[which] ?? scope(), entry(1)));
      expect(await found(0)).toEqual({ isSame: true, answer: ANSWER });
      expect(await found(1)).toBeUndefined();
      expect(await found(2)).toEqual({ isSame: true });
    });

    test('without an answer it is free at the end of the lease, and not a moment before', async () => {
      const store = opened();
      await store.transaction((tx) => tx.idempotency.take(scope(), entry(0, 'first')));
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(59.999, 'second')))).toEqual({ isSame: false });
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(60, 'second')))).toBeUndefined();
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(61, 'second')))).toEqual({ isSame: true });
    });

    test('with an answer it is free when it has expired', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.idempotency.take(scope(), entry(0, 'first')),
        (tx) => tx.idempotency.answer(scope(), LEASE, ANSWER),
      );
      const late = await store.transaction((tx) => tx.idempotency.take(scope(), entry(DAY - 0.001)));
      expect(late).toEqual({ isSame: false, answer: ANSWER });
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(DAY, 'second')))).toBeUndefined();
      // and nothing of the old answer is left in it
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(DAY + 1, 'second')))).toEqual({ isSame: true });
    });

    test('a key that was given back can be taken', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.idempotency.take(scope(), entry(0, 'first')),
        (tx) => tx.idempotency.free(scope(), LEASE),
      );
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(1, 'second')))).toBeUndefined();
    });

    test('an answer stays as it was given: no second one, and no giving back', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.idempotency.take(scope(), entry(0, 'first')),
        (tx) => tx.idempotency.answer(scope(), LEASE, ANSWER),
        (tx) => tx.idempotency.answer(scope(), LEASE, { status: 500, body: 'late' }),
        (tx) => tx.idempotency.free(scope(), LEASE),
      );
      const told = await store.transaction((tx) => tx.idempotency.take(scope(), entry(1, 'first')));
      expect(told).toEqual({ isSame: true, answer: ANSWER });
    });

    test('who lost a key at the end of the lease neither answers nor frees it', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.idempotency.take(scope(), entry(0, 'first')),
        (tx) => tx.idempotency.take(scope(), entry(60, 'second')),
        (tx) => tx.idempotency.free(scope(), LEASE),
      );
      expect(await store.transaction((tx) => tx.idempotency.answer(scope(), LEASE, { status: 200, body: 'late' }))).toBe(false);
      expect(await store.transaction((tx) => tx.idempotency.answer(scope(), entry(60).lease, ANSWER))).toBe(true);
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(61, 'second')))).toEqual({ isSame: true, answer: ANSWER });
    });

    test('an answer to a key that nobody took is not kept', async () => {
      const store = opened();
      await store.transaction((tx) => tx.idempotency.answer(scope(), LEASE, ANSWER));
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(0)))).toBeUndefined();
    });
  });
