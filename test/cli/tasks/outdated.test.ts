/** The command line says, once and in one line, which of the lists that an answer rested on are older than they should be. */
import { expect, test } from 'vitest';
import { formatOutdated } from '../../../cli/tasks/outdated-data.js';
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
  expect((await run()).err).toMatch(/\nold data: .*(?:banks\/DE \(2026-07\)|and \d more)\n$/);
  expect((await run('--no-summary')).err).toBe('');
});

test('an overlay counts, and the shipped dataset that it stands before does not', async () => {
  const run = (edition: string) => call(['validate', '--overlay', overlay(edition)], { stdin: lines(GOOD) });
  expect((await run('2024-01')).err).toContain('banks/DE (2024-01)');
  expect((await run('2026-11')).err).not.toContain('banks/DE');
});

test('iban and data COUNTRY say so, too', async () => {
  expect((await call(['iban', '--on', '2027-12-31', 'DE89370400440532013000'])).err).toMatch(/^old data: .*\n$/);
  expect((await call(['data', 'DE', '--on', '2027-12-31'])).err).toMatch(/^old data: .*\n$/);
});

test('an official list that is current says nothing, though lists behind it are old', async () => {
  expect((await call(['iban', 'DE89370400440532013000'])).err).toBe('');
  expect((await call(['iban', '--on', '2026-11-29', 'NL91ABNA0417164300'])).err).toBe('');
});

test('a list that the answer rested on is named, the oldest first, and three at most', async () => {
  expect((await call(['bic', '--on', '2026-11-29', 'COBADEFF'])).err).toMatch(/^(?:old data: .*\n)?$/);
  const three = ['c', 'a', 'b', 'd'].map((name, at) => ({ dataset: `banks/${name}`, edition: `202${at}` }));
  expect(formatOutdated(three)).toBe('old data: banks/c (2020), banks/a (2021), banks/b (2022) and 1 more\n');
  expect(formatOutdated([])).toBe('');
});
