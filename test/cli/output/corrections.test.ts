/** A list as a bookkeeper has it: what each output says of its faults, in the language of the call. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call, file } from '../call.js';

const LIST = `Empfänger;IBAN;BIC;Land;PLZ;Ort
Ada Berg;DE89370400440532013000;;D;1067;Dresden
Bo Lund;DE89370400440532013000 COBADEFFXXX;;DE;;
Cy Moss;DE89370400440532013000;;DE;;
Dora Falk;5,32013E+15;;DE;;
`;

test('a table has the corrections by the names of the columns, and a whole number with --show alone', async () => {
  const path = file('list.csv', LIST);
  const { out } = await call(['validate', path, '--output', 'table', '--lang', 'de', '--no-summary']);
  expect(out).toMatch(/^Zeile +Land +Status +Meldungen$/m);
  for (const line of ['→ PLZ: 01067', '→ IBAN: nur die Zeichen 1–22', '→ BIC: COBADEFFXXX']) expect(out).toContain(line);
  expect(out).not.toContain('0532013000');
  const shown = await call(['validate', path, '--output', 'table', '--lang', 'de', '--no-summary', '--show']);
  expect(shown.out).toContain('→ IBAN: DE89370400440532013000');
  const explained = await call(['explain', path, '--output', 'table', '--lang', 'de', '--no-summary']);
  expect(explained.out).toContain('Warnung CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT');
  expect(explained.out).toContain('→ PLZ: 01067');
});

test('CSV has them whole, and a row that cannot be read is an error', async () => {
  const { out } = await call(['validate', file('list.csv', LIST), '--output', 'csv', '--lang', 'de', '--no-summary']);
  const rows = out.trimEnd().split('\n');
  expect(rows[1]).toMatch(/;warning;PLZ: 01067;$/);
  expect(rows[2]).toMatch(/;"IBAN: DE89370400440532013000; BIC: COBADEFFXXX";$/);
  expect(rows[4]).toMatch(/neu ein\.;error;;Zeile 5: CSV_NUMBER_ROUNDED$/);
});

test('CSV of lines that are no table has a whole number with --show alone', async () => {
  const wrong = { country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013001', type: 'IBAN' } } };
  const path = file('list.ndjson', `${JSON.stringify(wrong)}\n`);
  const { out } = await call(['validate', path, '--output', 'csv', '--no-summary']);
  expect(out).not.toContain('0532013000');
  expect(out).toContain(',error,creditorAccount.id.value: character 22: “0”,');
  const shown = await call(['validate', path, '--output', 'csv', '--no-summary', '--show']);
  expect(shown.out).toContain(',creditorAccount.id.value: DE89370400440532013000,');
});

test('a report names day and countries in the language, and standard error the accounts under several names', async () => {
  const report = file('report.html', '');
  const { err } = await call(['validate', file('list.csv', LIST), '--report', report, '--lang', 'de', '--on', '2026-11-29']);
  expect(err).toContain('Ein Konto unter mehreren Namen 1: Zeilen 2, 4\n');
  const page = readFileSync(report, 'utf8');
  expect(page).toContain('<h1>Prüfung der Zahlungsempfänger: list.csv</h1>');
  expect(page).toContain('Tag der Zahlung: 29. November 2026.');
  expect(page).toContain('<td>Deutschland</td>');
  expect(page).not.toContain('<td>DE</td>');
});
