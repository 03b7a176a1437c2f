/** The command line says which of the datasets that it read are more than a year older than the day asked for. */
import { expect, test } from 'vitest';
import { call, file, GOOD, lines } from '../call.js';

const overlay = (edition: string): string =>
  file(
    `overlay-${edition}.json`,
    JSON.stringify({
      dataset: 'banks/DE',
      edition,
      source: { publisher: 'Own list' },
      columns: ['bankCode', 'name'],
      rows: [['37040044', 'A Bank']],
    }),
  );

test.each(['validate', 'enrich', 'explain'])('%s says so below its counts, and not under --no-summary', async (command) => {
  const run = (...more: readonly string[]) => call([command, '--on', '2027-12-31', ...more], { stdin: lines(GOOD) });
  expect((await run()).err).toMatch(/\ndata more than a year older than 2027-12-31:\n(?: {2}.*\n)*? {2}.*banks\/DE \(2026-07\)/);
  expect((await run('--no-summary')).err).toBe('');
});

test('an overlay counts, and the shipped dataset that it stands before does not', async () => {
  const run = (edition: string) => call(['validate', '--overlay', overlay(edition)], { stdin: lines(GOOD) });
  expect((await run('2024-01')).err).toContain('banks/DE (2024-01)');
  expect((await run('2026-11')).err).not.toContain('banks/DE');
});

test('iban and data COUNTRY say so, too', async () => {
  expect((await call(['iban', '--on', '2027-12-31', 'DE89370400440532013000'])).err).toContain('banks/DE (2026-07)');
  expect((await call(['data', 'DE', '--on', '2027-12-31'])).err).toContain('data more than a year older than 2027-12-31:\n');
  expect((await call(['data', 'DE', '--on', '2027-12-31'])).err).toContain('banks/DE (2026-07)');
});
