/** Recipients: found under their organization, listed page by page, one default for each currency. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../test/runs.js';
import type { RecipientDetails } from '../../../contract/recipient.js';
import type { Owner, Store } from '../../../storage/port.js';
import type { RecipientRecord } from '../../../storage/recipient-record.js';
import { ACME, ANN, at, BOB, inTurn, type Opened, OTHER, OTHER_ANN, recipient, uuid } from '../records.js';

const idsOf = (records: readonly { readonly id: string }[]): readonly string[] => records.map(({ id }) => id);

const add = async (store: Store, ...records: readonly RecipientRecord[]): Promise<void> =>
  store.transaction(async (tx) => {
    for (const record of records) await tx.recipients.add(record);
  });

async function pages(store: Store, limit: number): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: RecipientRecord | undefined;
  do {
    const page = await store.transaction((tx) => tx.recipients.list(ANN, { limit, after }));
    expect(page.length).toBeLessThanOrEqual(limit);
    ids.push(...idsOf(page));
    after = page.at(-1);
  } while (after !== undefined);
  return ids;
}

export const recipients = (opened: Opened) =>
  describe('recipients', () => {
    test('come back as they went in, in capitals and small letters of the id', async () => {
      const store = opened();
      await add(store, recipient(0xabc));
      expect(await store.transaction((tx) => tx.recipients.find(ACME, uuid(0xabc)))).toEqual(recipient(0xabc));
      expect(await store.transaction((tx) => tx.recipients.find(ACME, uuid(0xabc).toUpperCase()))).toEqual(recipient(0xabc));
      for (const id of ['', 'x', `{${uuid(0xabc)}}`, uuid(0xabc).replaceAll('-', ''), uuid(0xabd)])
        expect(await store.transaction((tx) => tx.recipients.find(ACME, id))).toBeUndefined();
    });

    test('another organization neither finds, lists, counts, changes nor removes them', async () => {
      const store = opened();
      await add(store, recipient(1, { isDefault: true }), recipient(2, { ...BOB, isDefault: true }));
      await store.transaction(async (tx) => {
        expect(await tx.recipients.find(OTHER, uuid(1))).toBeUndefined();
        expect(await tx.recipients.list(OTHER_ANN, { limit: 9 })).toEqual([]);
        expect(await tx.recipients.findDefault(OTHER_ANN, 'EUR')).toBeUndefined();
        expect(await tx.recipients.count(OTHER_ANN)).toBe(0);
        await tx.recipients.remove(OTHER_ANN, uuid(1));
        await tx.recipients.remove(BOB, uuid(1));
        await tx.recipients.remove(ANN, 'no id');
      });
      for (const owner of [OTHER_ANN, BOB]) {
        const changed = store.transaction((tx) => tx.recipients.change(recipient(1, owner)));
        await expect(changed).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      await add(store, recipient(3, { ...OTHER_ANN, isDefault: true }));
      expect(await store.transaction((tx) => tx.recipients.find(ACME, uuid(1)))).toEqual(recipient(1, { isDefault: true }));
      expect(await store.transaction((tx) => tx.recipients.count(ANN))).toBe(1);
      expect(await store.transaction((tx) => tx.recipients.count(BOB))).toBe(1);
    });

    test('of a user are known by their details, whatever the order of the members', async () => {
      const store = opened();
      const { country, creditor, ...others } = recipient(1).details;
      const changed = { country, ...others, creditor: { ...creditor, name: 'Ada Example' } };
      const has = (owner: Owner, details: RecipientDetails) => store.transaction((tx) => tx.recipients.hasSame(owner, details));
      expect(await has(ANN, recipient(1).details)).toBe(false);
      await add(store, recipient(1, { isDefault: true }), recipient(2, BOB));
      expect(await has(ANN, { creditor, ...others, country } as RecipientDetails)).toBe(true);
      expect(await has(OTHER_ANN, recipient(1).details)).toBe(false);
      expect(await has(ANN, changed)).toBe(false);
      await store.transaction((tx) => tx.recipients.change(recipient(1, { details: changed })));
      expect(await has(ANN, changed)).toBe(true);
      expect(await has(ANN, recipient(1).details)).toBe(false);
      await store.transaction((tx) => tx.recipients.remove(ANN, uuid(1)));
      expect(await has(ANN, changed)).toBe(false);
    });

    test('are listed by the time of creation, then by id', async () => {
      const store = opened();
      await add(store, recipient(3, { created: at(1) }), recipient(9, { created: at(0) }), recipient(0xa1, { created: at(1) }));
      await add(store, recipient(2, { created: at(2) }), recipient(4, BOB));
      expect(await pages(store, 100)).toEqual([9, 3, 0xa1, 2].map(uuid));
    });

    test('page by page nobody is left out or told twice, whatever the times', async () => {
      const store = opened();
      const times = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(times, fc.integer({ min: 1, max: 5 }), async (created, limit) => {
          await add(store, ...created.map((seconds, n) => recipient(100 - n, { created: at(seconds) })));
          expect(await pages(store, limit)).toEqual(await pages(store, 100));
          expect(await pages(store, 100)).toHaveLength(created.length);
          await store.transaction(async (tx) => {
            for (const n of created.keys()) await tx.recipients.remove(ANN, uuid(100 - n));
          });
        }),
        { numRuns: runs(15) },
      );
    });

    test('a page goes on behind one that was removed meanwhile', async () => {
      const store = opened();
      await add(store, recipient(1), recipient(2), recipient(3));
      await store.transaction((tx) => tx.recipients.remove(ANN, uuid(2)));
      const after = { created: at(2), id: uuid(2) };
      expect(idsOf(await store.transaction((tx) => tx.recipients.list(ANN, { limit: 9, after })))).toEqual([uuid(3)]);
    });

    test('details and mark change, and nothing else', async () => {
      const store = opened();
      await add(store, recipient(1));
      const details = { country: 'GB', currency: 'GBP', method: 'BANK_ACCOUNT' };
      await store.transaction((tx) => tx.recipients.change(recipient(1, { details, isDefault: true, created: at(77) })));
      const found = await store.transaction((tx) => tx.recipients.find(ACME, uuid(1)));
      expect(found).toEqual(recipient(1, { details, isDefault: true }));
    });

    test('one default for each user and currency', async () => {
      const store = opened();
      const inPounds = { ...recipient(1).details, currency: 'GBP' };
      await add(store, recipient(1, { isDefault: true }), recipient(2), recipient(3, { isDefault: true, details: inPounds }));
      await add(store, recipient(4, { ...BOB, isDefault: true }), recipient(5, { ...OTHER_ANN, isDefault: true }));
      const second = store.transaction((tx) => tx.recipients.change(recipient(2, { isDefault: true })));
      await expect(second).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(add(store, recipient(6, { isDefault: true }))).rejects.toMatchObject({ code: 'CONFLICT' });
      const moved = store.transaction((tx) => tx.recipients.change(recipient(3, { isDefault: true })));
      await expect(moved).rejects.toMatchObject({ code: 'CONFLICT' });

      const defaultIn = (currency: string) => store.transaction((tx) => tx.recipients.findDefault(ANN, currency));
      expect((await defaultIn('EUR'))?.id).toBe(uuid(1));
      expect((await defaultIn('GBP'))?.id).toBe(uuid(3));
      expect(await defaultIn('USD')).toBeUndefined();
      await store.transaction(async (tx) => {
        await tx.recipients.change(recipient(1, { isDefault: false }));
        await tx.recipients.change(recipient(2, { isDefault: true }));
      });
      expect((await defaultIn('EUR'))?.id).toBe(uuid(2));
    });

    test('what is removed is gone', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.recipients.add(recipient(1, { isDefault: true })),
        (tx) => tx.recipients.remove(ANN, uuid(1)),
        (tx) => tx.recipients.remove(ANN, uuid(1)),
      );
      expect(await store.transaction((tx) => tx.recipients.find(ACME, uuid(1)))).toBeUndefined();
      expect(await store.transaction((tx) => tx.recipients.findDefault(ANN, 'EUR'))).toBeUndefined();
      const changed = store.transaction((tx) => tx.recipients.change(recipient(1)));
      await expect(changed).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });
