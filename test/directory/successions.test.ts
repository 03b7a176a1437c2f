/** Which changes of banks are found for a name. */
import { expect, test } from 'vitest';
import { findSuccessions } from '../../src/directory/successions.js';
import { dataset } from '../answers/datasets.js';

test('a directory that still has the former name speaks of the bank that was renamed', () => {
  const columns = ['country', 'bic', 'formerName', 'name', 'date', 'kind', 'source'];
  const rows = [['SI', 'KBMASI2X', 'NOVA KREDITNA BANKA MARIBOR', 'OTP banka', '2024-08-23', 'renamed', 'ours']];
  const list = dataset('registries/bank-successions', columns, rows);
  const successions = findSuccessions((name) => (name === list.dataset ? [list] : []), {
    bic: 'KBMASI2X',
    name: 'Nova kreditna banka Maribor d.d.',
  });
  expect(successions.map(({ name }) => name)).toEqual(['OTP banka']);
});
