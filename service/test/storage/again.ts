/** What is done again where PostgreSQL gives up a transaction for the sake of another, and what is not. */
import { describe, expect, test } from 'vitest';
import type { Database } from '../../storage/postgres/database.js';
import { postgresStore } from '../../storage/postgres.js';
import { faulty } from './faults.js';
import { ANN, recipient } from './records.js';

const KEY = Buffer.alloc(32, 1).toString('base64');

/** Of an empty database with tables. */
export function triedAgain(opened: () => Database): void {
  describe('a transaction that others get in the way of', () => {
    test.each(['40001', '40P01'])('is run again after %s, and then holds once', async (state) => {
      const { database: failing, faults } = faulty(opened(), [state, state]);
      const store = postgresStore({ database: failing, keys: [KEY] });
      let runs = 0;
      await store.transaction(async (tx) => {
        runs += 1;
        await tx.recipients.add(recipient(1));
      });
      expect({ runs, left: faults.length }).toEqual({ runs: 3, left: 0 });
      expect(await store.transaction((tx) => tx.recipients.count(ANN))).toBe(1);
    });

    test('even where its work hides the fault, or makes another of it', async () => {
      const { database: failing } = faulty(opened(), ['40001', '40001']);
      const store = postgresStore({ database: failing, keys: [KEY] });
      let runs = 0;
      await store.transaction(async (tx) => {
        runs += 1;
        await tx.recipients.add(recipient(1)).catch(() => {
          if (runs === 1) throw new Error('something');
        });
      });
      expect(runs).toBe(3);
      expect(await store.transaction((tx) => tx.recipients.count(ANN))).toBe(1);
    });

    test('is given up after five', async () => {
      const { database: failing, faults } = faulty(
        opened(),
        Array.from({ length: 9 }, () => '40001'),
      );
      const store = postgresStore({ database: failing, keys: [KEY] });
      await expect(store.transaction((tx) => tx.recipients.add(recipient(1)))).rejects.toMatchObject({
        code: 'REFUSED',
        sqlState: '40001',
      });
      expect(faults).toHaveLength(4);
    });

    test('no other fault is tried again', async () => {
      const { database: failing, faults } = faulty(opened(), ['57014', '57014']);
      const store = postgresStore({ database: failing, keys: [KEY] });
      await expect(store.transaction((tx) => tx.recipients.add(recipient(1)))).rejects.toMatchObject({ sqlState: '57014' });
      expect(faults).toHaveLength(1);
    });
  });
}
