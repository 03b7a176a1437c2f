/** What earlier versions said that was not so, where no other test holds it: identifiers, directories, caps, addresses. */
import { describe, expect, test } from 'vitest';
import { schemes } from '../../rules/index/schemes.js';
import { createEngine, enrich, explain } from '../../src/full.js';
import { bic, iban, member } from '../answers/instructions.js';
import { datasetOf, rowsOf } from '../reference-data/datasets.js';

const engine = createEngine({ on: '2026-11-20' });
const stopping = (instruction: object): readonly string[] =>
  explain(instruction, engine)
    .alerts.filter(({ severity }) => severity !== 'info')
    .map(({ code }) => code);
const document = (country: string, type: string, value: string) => ({ country, creditor: { documents: [{ type, value }] } });

test.each([
  ['born in Corsica', 'FR', 'NIR', '180052A00123457'],
  ['a resident, whose tax number is the identity number', 'ID', 'NPWP', '3171011705800001'],
  ['an identity number of twelve digits, since July 2025', 'VN', 'MST', '001080012345'],
  ['Cyrillic letters', 'BY', 'UNP', 'МА1953684'],
  ['a number with dashes', 'CO', 'NIT', '213.123.432-1'],
])('an identifier is accepted: %s', (_, country, type, value) => {
  expect(stopping(document(country, type, value)).filter((code) => /FORMAT/.test(code))).toEqual([]);
});

test.each([
  ['MX', 'RFC', 'GODE563931GR8'],
  ['MX', 'CURP', 'BOXW310260HNERXN09'],
])('no day of the calendar is inside: %s %s', (country, type, value) => expect(stopping(document(country, type, value))).not.toEqual([]));

describe('directories', () => {
  test('no bank of Kazakhstan that is gone, or whose name was cut', () => {
    const names = datasetOf('banks/KZ').rows.map((row) => row.join(' '));
    expect(names.filter((name) => /Tsesna|ATF|Sberbank|Торгово$/i.test(name))).toEqual([]);
  });

  test.each(['AE', 'RS', 'BA'])('no name of a bank of %s ends in a single letter', (country) => {
    const { columns, rows } = datasetOf(`banks/${country}`);
    const names = rows.map((row) => String(row[columns.indexOf('name')]));
    expect(names.filter((name) => /(?<!\.)\s[A-Z]$/.test(name))).toEqual([]);
  });

  test('325 of Serbia is a bank', () => expect(rowsOf('banks/RS', '325')).toHaveLength(1));

  test('the weights of British accounts are the edition of 2026', () => {
    expect(datasetOf('registries/uk-modulus-weights').edition >= '2026').toBe(true);
  });
});

test('the cap of a provider is not the cap of a system', () => {
  expect(schemes.MY_IBG?.cap?.amount).toBe(1_000_000);
  expect(schemes.JP_ZENGIN?.cap).toBeUndefined();
});

test('whoever is paid is not offered a scheme that collects', () => {
  const { settlementInformation } = enrich({ country: 'DE', currency: 'EUR', ...iban('DE89370400440532013000') }, engine).enrichments;
  expect(settlementInformation?.settlementSystems).toContain('SCT');
  expect(JSON.stringify(settlementInformation)).not.toContain('SDD');
});

test.each([
  ['a BIC', { country: 'DE', currency: 'EUR', ...bic('COBADEFF') }],
  ['a routing number', { country: 'US', currency: 'USD', ...member('021000021') }],
  ['a sort code', { country: 'GB', currency: 'GBP', ...member('601613') }],
])('%s is enough for settlement systems, without an account', (_, instruction) => {
  expect(enrich(instruction, engine).enrichments.settlementInformation?.settlementSystems?.length).toBeGreaterThan(0);
});

test('a name of one word is worth an info in Indonesia', () => {
  const budi = { country: 'ID', currency: 'IDR', creditor: { name: 'Budi', type: 'INDIVIDUAL' } };
  expect(stopping(budi).filter((code) => code.startsWith('CREDITOR_NAME'))).toEqual([]);
});
