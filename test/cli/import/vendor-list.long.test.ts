/** A list of vendors, as a clerk would try it. */
import { expect, test } from 'vitest';
import { call, file } from '../call.js';
import { vendorList } from './vendor-list.js';

const ROWS = 10_000;
const COLUMNS = ['--given', 'Vendor', '--held', 'Account holder'];

/** A clerk waits for no more; a test on a busy machine for a little more. */
const MAX_MS = 10_000;

test('names and addresses of ten thousand rows are read in a moment, and the summaries say where to look', {
  timeout: 30_000,
}, async () => {
  const list = file('vendors.csv', vendorList(ROWS));
  const started = process.cpuUsage();
  const names = await call(['names', list, ...COLUMNS, '--output', 'csv']);
  const addresses = await call(['address', list, '--output', 'csv']);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(MAX_MS);

  expect(names.out.trim().split('\n')).toHaveLength(ROWS + 1);
  expect(names.err).toMatch(/^10000 pairs of names: 7000 MATCH, 2000 CLOSE_MATCH, 1000 NO_MATCH, 0 NOT_COVERED, 0 unreadable\n/);
  expect(names.err).toContain('  NO_MATCH OTHER_WORD 1000: lines 7, 17, 27, 37, 47 …\n');

  expect(addresses.out.trim().split('\n')).toHaveLength(ROWS + 1);
  expect(addresses.err).toContain('Address 4      → creditor.address.addressLine3, added to its lines\n');
  const [, high = 0, medium = 0, low = 0] = (/10000 addresses: (\d+) high, (\d+) medium, (\d+) low/.exec(addresses.err) ?? []).map(Number);
  expect(high + medium + low).toBe(ROWS);
  expect(high).toBeGreaterThan(7000);
  expect(addresses.err).toContain('  NO_ADDRESS 40: lines 51, 301, 551, 801, 1051 …\n');
});

test('an address that nobody can read is never called sure', async () => {
  const { out } = await call(['address', file('vendors.csv', vendorList(500)), '--output', 'csv']);
  const [head = '', ...rows] = out.trim().split('\n');
  const at = head.split(',').indexOf('confidence') - head.split(',').length;
  const hopeless = rows.filter((_, row) => row % 50 === 49).map((row) => row.split(',').at(at));
  expect(hopeless).toHaveLength(10);
  expect(hopeless).not.toContain('high');
});

test('says what the payees are', async () => {
  const list = file('people.csv', 'Name,Holder\nAnna Bau,Anna Maria Bau\n');
  const resultOf = async (...more: readonly string[]) =>
    (await call(['names', list, '--given', 'Name', '--held', 'Holder', '--output', 'csv', ...more])).out.split('\n')[1]?.split(',')[2];
  expect(await resultOf()).toBe('NO_MATCH');
  expect(await resultOf('--type', 'person')).toBe('CLOSE_MATCH');
  expect(await resultOf('--type', 'company')).toBe('NO_MATCH');
  expect((await call(['names', list, '--given', 'Name', '--held', 'Holder', '--type', 'firm'])).code).toBe(2);
});
