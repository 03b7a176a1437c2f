/** `payprep data diff`: what a new edition changes, and for which payments. */
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../../src/directory/dataset.js';
import { datasetOf } from '../../reference-data/datasets.js';
import { call, file, iban, lines } from '../call.js';

const banks = datasetOf('banks/DE');
/** No example that an authority has published: those pass whatever a directory says. The bank has no check digits. */
const ACCOUNT = 'DE49100101230044556612';
const BANK_CODE = ACCOUNT.slice(4, 12);
const edition = (name: string, rows: Dataset['rows'], more: Partial<Dataset> = {}): string =>
  file(name, JSON.stringify({ ...banks, edition: '2026-10', rows, ...more }));

const withoutBank = banks.rows.filter(([bankCode]) => bankCode !== BANK_CODE);
const withOtherName = banks.rows.map((row) => (row[0] === BANK_CODE ? row.map((cell, at) => (at === 2 ? 'Other Name' : cell)) : row));
const OTHER = 'DE89370400440532013000';
const payments = file('payments.ndjson', lines(JSON.stringify(iban(ACCOUNT)), JSON.stringify(iban(OTHER))));

test('a bank that is gone affects its payees, by line, without their account', async () => {
  const { code, out } = await call(['data', 'diff', 'banks/DE', edition('gone.json', withoutBank), '--against', payments]);
  expect(code).toBe(1);
  expect(out).toMatch(/^banks\/DE: 2026-07 to 2026-10: 0 added, 1 removed, 0 changed\n2 payments: 1 affected, 0 unreadable\nline 1, DE\n/);
  expect(out).toContain('  status: OK → ALERT\n');
  expect(out).toContain('→ warning CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN');
  expect(out).toContain('  creditorAgent.bic: QNTODEB2XXX → none\n');
  expect(out).not.toContain('line 2');
  expect(out).not.toContain(ACCOUNT.slice(12));
});

test('another name is a change of the answer, not of its status', async () => {
  const { code, out } = await call(['data', 'diff', 'banks/DE', edition('name.json', withOtherName), '--against', payments, '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    datasets: [{ dataset: 'banks/DE', oldEdition: '2026-07', newEdition: '2026-10', added: 0, removed: 0, changed: 1 }],
    payments: 2,
    unreadable: 0,
    affected: [{ line: 1, country: 'DE', changes: [{ what: 'creditorAgent.name', old: expect.any(String), new: 'Other Name' }] }],
  });
});

test('the same rows in another order of columns affect nothing', async () => {
  const reversed = (row: readonly unknown[]) => [...row.slice(0, 1), ...row.slice(1).reverse()];
  const same = edition('same.json', banks.rows.map(reversed) as Dataset['rows'], { columns: reversed(banks.columns) as string[] });
  const { code, out } = await call(['data', 'diff', 'banks/DE', same, '--against', payments]);
  expect([code, out]).toEqual([0, 'banks/DE: 2026-07 to 2026-10: 0 added, 0 removed, 0 changed\n2 payments: 0 affected, 0 unreadable\n']);
});

test('without --against it shows the rows alone; a dataset may be on one side only', async () => {
  const { code, out } = await call(['data', 'diff', 'banks/BE', edition('de.json', banks.rows.slice(0, 3))]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^banks\/BE: [\d-]+ to none: 0 added, \d+ removed, 0 changed\nbanks\/DE: none to 2026-10: 3 added, 0 removed, 0 changed\n$/,
  );
});

test('payments can be CSV, and a line that cannot be read makes the exit code 2', async () => {
  const table = file('payments.csv', lines('creditorAccount.id.value,creditorAccount.id.type', `${ACCOUNT},IBAN`, 'a,b,c'));
  const { code, out } = await call(['data', 'diff', 'banks/DE', edition('gone.json', withoutBank), '--against', table]);
  expect(code).toBe(2);
  expect(out).toContain('2 payments: 1 affected, 1 unreadable\nline 2, DE\n');
});

test('an account that changes is named, and not shown', async () => {
  const payment = {
    country: 'DE',
    creditorAgent: { clearingSystemMemberId: { memberId: BANK_CODE } },
    creditorAccount: { id: { value: '44556612', type: 'ACCOUNT_NUMBER' } },
  };
  const path = file('local.ndjson', lines(JSON.stringify(payment)));
  const { out } = await call(['data', 'diff', edition('gone.json', withoutBank), 'banks/DE', '--against', path]);
  expect(out).toContain('1 affected');
  expect(out).not.toContain('44556612');
});

describe('a wrong call is reported', () => {
  test.each([
    [['data', 'diff', 'banks/DE'], 'data diff takes two editions: payprep data diff OLD NEW --against payments.ndjson'],
    [['data', 'diff', 'banks/DE', '/nowhere.json'], '/nowhere.json: there is no such file'],
    [
      ['data', 'diff', 'banks/DE', file('wrong.json', '{"a":1}')],
      `${file('wrong.json', '{"a":1}')}: it is not a dataset with columns, and rows of the same width`,
    ],
    [['data', 'diff', 'banks/DE', 'banks/BE', '--against', '/nowhere.ndjson'], '/nowhere.ndjson: there is no such file'],
    [['data', 'DE', '--against', 'x'], '--against belongs to data diff'],
    [['data', 'diff', 'banks/DE', 'banks/BE', '--dry-run'], '--dry-run belongs to data import'],
  ])('%j', async (argv, problem) => {
    expect(await call(argv)).toMatchObject({ code: 2, out: '', err: `payprep: ${problem}; see payprep help data\n` });
  });
});
