/** The look for a recipient with the same details, in a database. */
import { describe, expect, test } from 'vitest';
import type { Database } from '../../storage/postgres/database.js';
import { type PostgresStore, postgresStore } from '../../storage/postgres.js';
import { ANN, inTurn, key, OTHER_ANN, recipient, uuid } from './records.js';

/** Of an empty database with tables. */
export function sameDetails(opened: () => Database): void {
  const storeWith = (...keys: readonly string[]): PostgresStore => postgresStore({ database: opened(), keys });
  const plainStore = (): PostgresStore => postgresStore({ database: opened(), keys: [key(1)], sealsRecipients: false });

  describe('the same details', () => {
    test('a look for the same details opens no other recipient, whichever key has sealed it', async () => {
      const others = { details: { ...recipient(2).details, creditor: { name: 'Ada Example' } } };
      await inTurn(
        storeWith(key(1)),
        (tx) => tx.recipients.add(recipient(1)),
        (tx) => tx.recipients.add(recipient(2, others)),
        (tx) => tx.recipients.add(recipient(3, { ...others, ...OTHER_ANN })),
      );
      // so that the other one does not open
      await opened().query('update payprep.recipients set is_default = true where id = $1', [uuid(2)]);
      const rotated = storeWith(key(2), key(1));
      expect(await rotated.transaction((tx) => tx.recipients.hasSame(ANN, recipient(1).details))).toBe(true);
      const hashes = await opened().query<{ hash: string }>("select details ->> 'hash' as hash from payprep.recipients");
      // the same details of two users are not seen to be the same
      expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(3);
    });

    test('recipients that are plain, or have no hash, are found by their details', async () => {
      const has = (store: PostgresStore) => store.transaction((tx) => tx.recipients.hasSame(ANN, recipient(1).details));
      await plainStore().transaction((tx) => tx.recipients.add(recipient(1)));
      expect([await has(plainStore()), await has(storeWith(key(1)))]).toEqual([true, true]);
      await storeWith(key(1)).transaction((tx) => tx.recipients.change(recipient(1)));
      await opened().query("update payprep.recipients set details = details - 'hash'");
      expect(await has(storeWith(key(1)))).toBe(true);
    });
  });
}
