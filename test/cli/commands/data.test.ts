import { expect, test } from 'vitest';
import manifest from '../../../reference-data/manifest.json' with { type: 'json' };
import { call } from '../call.js';

test('lists every dataset of the manifest', async () => {
  const { code, out } = await call(['data'], { io: { columns: 200 } });
  const rows = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(rows[0]).toMatch(/^Dataset +Edition +Rows +Confidence +Completeness +Source$/);
  expect(rows.slice(1).map((row) => row.split(' ')[0])).toEqual(manifest.datasets.map(({ dataset }) => dataset));
});

test('--json lists the datasets as JSON, with the licence of each', async () => {
  const { out } = await call(['data', '--json']);
  const datasets = JSON.parse(out) as { dataset: string }[];
  expect(datasets).toHaveLength(manifest.datasets.length);
  expect(Object.keys(datasets[0] ?? {})).toEqual([
    'dataset',
    'edition',
    'rows',
    'confidence',
    'completeness',
    'source',
    'licence',
    'terms',
  ]);
});

test('a country shows what is covered there', async () => {
  const { code, out } = await call(['data', 'de']);
  expect(code).toBe(0);
  expect(out).toMatch(/^DE Germany\n {2}IBAN +22 characters, DE, two digits, bank:8n account:10n\n/);
  expect(out).toMatch(/national check +account-method\n/);
  expect(out).toMatch(/SEPA +yes\n/);
  expect(out).toMatch(/unknown banks +reported/);
  expect(out).toMatch(/\nbanks\/DE /);
});

test('a territory has the rules of its country', async () => {
  expect((await call(['data', 'GG'])).out).toMatch(/^GG Guernsey\n {2}IBAN +22 characters, GB,/);
});

test('a country outside the IBAN registry is shown as such', async () => {
  expect((await call(['data', 'DZ'])).out).toContain('the IBAN registry does not list it');
});

test('a country without IBANs shows what else is covered', async () => {
  const { out } = await call(['data', 'US']);
  expect(out).toMatch(/^US United States[^\n]*\n {2}IBAN +none\n/);
  expect(out).toMatch(/national check +aba-routing-number\n/);
  expect(out).toMatch(/clearing system +USABA\n/);
  expect(out).toMatch(/SEPA +no\n/);
});

test('--json prints a country as JSON', async () => {
  const { out } = await call(['data', 'BE', '--json']);
  expect(JSON.parse(out)).toMatchObject({
    country: 'BE',
    name: 'Belgium',
    iban: { length: 16, registered: true, prefix: 'BE' },
    sepa: true,
    datasets: [{ dataset: 'banks/BE' }, { dataset: 'bics/BE' }],
  });
});
