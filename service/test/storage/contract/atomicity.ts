/** Transactions: all or nothing, one as if after the other, and nothing behind their end. */
import { describe, expect, test } from 'vitest';
import { StorageError } from '../../../storage/errors.js';
import type { Transaction } from '../../../storage/port.js';
import { ACME, ANN, at, entry, event, inTurn, type Opened, recipient, scope, session, subscription, tokenHash, uuid } from '../records.js';

export const atomicity = (opened: Opened) =>
  describe('transactions', () => {
    test('an error in the work leaves nothing of it, of any record', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.subscriptions.add(subscription(1)),
        (tx) => tx.recipients.add(recipient(2, { isDefault: true })),
      );
      const fault = new Error('of the work');
      const work = async (tx: Transaction): Promise<void> => {
        await tx.recipients.add(recipient(3));
        await tx.recipients.change(recipient(2, { isDefault: false }));
        await tx.recipients.remove(ANN, uuid(2));
        await tx.sessions.add(session(4));
        await tx.subscriptions.change(subscription(1, { enabled: false }));
        await tx.idempotency.take(scope(), entry(0));
        await tx.events.add(event(5));
        throw fault;
      };
      await expect(store.transaction(work)).rejects.toBe(fault);

      const left = await store.transaction(async (tx) => ({
        recipients: await tx.recipients.list(ANN, { limit: 9 }),
        session: await tx.sessions.findByToken(tokenHash(4), at(1)),
        subscription: await tx.subscriptions.find(ACME, uuid(1)),
        taken: await tx.idempotency.take(scope(), entry(1)),
        deliveries: await tx.deliveries.list(ACME, { limit: 9 }),
        waiting: await tx.deliveries.measure(at(99)),
      }));
      expect(left).toEqual({
        recipients: [recipient(2, { isDefault: true })],
        session: undefined,
        subscription: subscription(1),
        taken: undefined,
        deliveries: [],
        waiting: { pending: 0, due: 0, oldest: undefined, dueSince: undefined },
      });
      // and the event was not written without its deliveries
      await store.transaction((tx) => tx.events.add(event(5)));
      expect(await store.transaction((tx) => tx.deliveries.measure(at(99)))).toMatchObject({ due: 1 });
    });

    test('a transaction sees what it did itself, and gives back what its work gives', async () => {
      const found = await opened().transaction(async (tx) => {
        await tx.recipients.add(recipient(1));
        return tx.recipients.find(ACME, uuid(1));
      });
      expect(found).toEqual(recipient(1));
    });

    test('what was refused fails the transaction, even where the work hides it', async () => {
      const store = opened();
      await store.transaction((tx) => tx.recipients.add(recipient(1)));
      const hiding = store.transaction(async (tx) => {
        await tx.recipients.add(recipient(2));
        await tx.recipients.add(recipient(1)).catch(() => undefined);
      });
      await expect(hiding).rejects.toMatchObject({ name: 'StorageError', code: 'CONFLICT' });
      expect(await store.transaction((tx) => tx.recipients.count(ANN))).toBe(1);
    });

    test('a transaction that has ended does nothing more', async () => {
      const store = opened();
      const kept = await store.transaction(async (tx) => tx);
      await expect(kept.recipients.add(recipient(1))).rejects.toMatchObject({ code: 'TRANSACTION_OVER' });
      const failed: Transaction[] = [];
      await store
        .transaction(async (tx) => {
          failed.push(tx);
          throw new Error('of the work');
        })
        .catch(() => undefined);
      await expect(failed[0]?.recipients.add(recipient(1))).rejects.toMatchObject({ code: 'TRANSACTION_OVER' });
      expect(await store.transaction((tx) => tx.recipients.count(ANN))).toBe(0);
    });

    test('a fault names neither what was sent in nor whose it is', async () => {
      const store = opened();
      const faults: unknown[] = [];
      const keep = (fault: unknown) => faults.push(fault);
      await store.transaction((tx) => tx.recipients.add(recipient(1, { isDefault: true })));
      await store.transaction((tx) => tx.recipients.add(recipient(1))).catch(keep);
      await store.transaction((tx) => tx.recipients.add(recipient(2, { isDefault: true }))).catch(keep);
      await store.transaction((tx) => tx.recipients.add(recipient(3, { id: 'BE68539007547034' }))).catch(keep);
      await store.transaction((tx) => tx.recipients.add(recipient(3, { externalUserId: 'a\0b' }))).catch(keep);
      const details = { ...recipient(3).details, creditor: { name: 'Zoë\0' } };
      await store.transaction((tx) => tx.recipients.add(recipient(3, { details }))).catch(keep);
      expect(faults).toMatchObject(['CONFLICT', 'CONFLICT', 'INVALID', 'INVALID', 'INVALID'].map((code) => ({ code })));
      for (const fault of faults) {
        const said =
          fault instanceof StorageError ? [fault.message, fault.stack, JSON.stringify(fault), String(fault.cause)].join(' ') : '';
        expect(said).toContain('StorageError');
        expect(said).not.toMatch(/BE68|Zoë|Peeters|acme|\bann\b|0000-4000/);
      }
    });

    test('nobody changes the store from outside', async () => {
      const store = opened();
      const created = new Date(at(1));
      const given = { ...recipient(1), created, details: { ...recipient(1).details, creditor: { name: 'A' } } };
      await store.transaction((tx) => tx.recipients.add(given));
      created.setTime(0);
      given.details.creditor.name = 'B';
      const first = await store.transaction((tx) => tx.recipients.find(ACME, uuid(1)));
      Reflect.set(first?.details.creditor ?? {}, 'name', 'C');
      first?.created.setTime(0);
      const second = await store.transaction((tx) => tx.recipients.find(ACME, uuid(1)));
      expect(second).toMatchObject({ created: at(1), details: { creditor: { name: 'A' } } });
    });

    test('many at once, each on what the others left', async () => {
      const store = opened();
      const addOne = (n: number) =>
        store.transaction(async (tx) => {
          await tx.recipients.lock(ANN);
          const count = await tx.recipients.count(ANN);
          if (count < 3) await tx.recipients.add(recipient(n, { isDefault: count === 0 }));
        });
      await Promise.all(Array.from({ length: 12 }, (_, n) => addOne(n)));
      const left = await store.transaction((tx) => tx.recipients.list(ANN, { limit: 99 }));
      expect(left).toHaveLength(3);
      expect(left.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    });

    test('it answers', async () => {
      await expect(opened().ping()).resolves.toBeUndefined();
    });
  });
