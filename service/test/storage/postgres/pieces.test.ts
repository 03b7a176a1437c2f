import { expect, test } from 'vitest';
import type { Query } from '../../../storage/postgres/database.js';
import { recipientsIn } from '../../../storage/postgres/recipients.js';
import { sealing } from '../../../storage/sealing.js';

test('a long page is opened in pieces: it stays in order, and others have the thread meanwhile', async () => {
  const sealed = sealing([Buffer.alloc(32, 7).toString('base64')], (length) => new Uint8Array(length).fill(9));
  const rows = Array.from({ length: 120 }, (_, n) => ({
    id: String(n),
    details: { country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT' },
  }));
  const query = (async () => rows) as unknown as Query;
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (turns < 100) setImmediate(count);
  };
  setImmediate(count);
  const list = await recipientsIn(query, sealed, true).list({ organization: 'acme', externalUserId: 'ada' }, { limit: 250 });
  expect(list).toEqual(rows);
  expect(turns).toBeGreaterThanOrEqual(4);
});
