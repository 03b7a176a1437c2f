/** Bank codes: their form, and facts that anyone can check. */
import { describe, expect, it } from 'vitest';
import { datasetOf, names, recordsOf, rowsOf } from './datasets.js';

/** The bank identifier as it stands in the IBAN; four letters unless said otherwise. */
const FORMS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['EE'].map((country) => [country, /^\d{2}$/])),
  ...Object.fromEntries(
    ['AE', 'BA', 'BE', 'CY', 'FI', 'GR', 'HU', 'IL', 'KZ', 'LU', 'ME', 'RS', 'SE'].map((country) => [country, /^\d{3}$/]),
  ),
  ...Object.fromEntries(['AD', 'CR', 'CZ', 'DK', 'ES', 'NO', 'PT', 'SK'].map((country) => [country, /^\d{4}$/])),
  ...Object.fromEntries(['AT', 'CH', 'FR', 'IT', 'LI', 'LT', 'MC', 'SI', 'TR'].map((country) => [country, /^\d{5}$/])),
  DE: /^[1-8]\d{7}$/,
  GE: /^[A-Z]{2}$/,
  HR: /^\d{7}$/,
  IS: /^\d{2}$/,
  MD: /^[A-Z]{2}$/,
  PL: /^\d{8}$/,
  UA: /^\d{6}$/,
};

const directories = names.filter((name) => name.startsWith('banks/'));

describe.each(directories)('%s', (name) => {
  const records = recordsOf(name);
  const country = name.slice(-2);

  it('has bank codes in the form of the IBAN', () => {
    const form = FORMS[country] ?? /^[A-Z0-9]{4}$/;
    expect(records.filter(({ bankCode }) => !form.test(String(bankCode)))).toEqual([]);
  });

  it('has a bank code and a BIC once, and a row without BIC only where there is none', () => {
    const pairs = records.map(({ bankCode, bic }) => `${bankCode} ${bic}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const withBic = new Set(records.filter(({ bic }) => bic !== null).map(({ bankCode }) => bankCode));
    expect(records.filter(({ bankCode, bic }) => bic === null && withBic.has(bankCode))).toEqual([]);
  });

  it('is complete only where it is official', () => {
    const { completeness, confidence } = datasetOf(name);
    expect(completeness === 'partial' || confidence === 'official').toBe(true);
  });
});

it('lists no code that its register calls free or not available', () => {
  const codes = new Set(recordsOf('banks/BE').map(({ bankCode }) => bankCode));
  expect(['138', '154', '520', '529', '539', '545', '900', '901', '902', '972'].filter((code) => codes.has(code))).toEqual([]);
});

it.each([
  ['banks/BE', '539'],
  ['banks/DE', '99999999'],
])('%s does not know %s, and may say so', (name, code) => {
  expect(rowsOf(name, code)).toEqual([]);
  expect(datasetOf(name)).toMatchObject({ confidence: 'official', completeness: 'complete' });
});

it.each([
  ['AT', '12000', 'BKAUATWW'],
  ['BE', '000', 'GEBABEBB'],
  ['BE', '539', undefined],
  ['BE', '967', 'TRWIBEB1'],
  ['CH', '00700', 'ZKBKCHZZ80A'],
  ['CZ', '0800', 'GIBACZPX'],
  ['DE', '37040044', 'COBADEFF'],
  ['DE', '10000000', 'MARKDEF1100'],
  ['ES', '2100', 'CAIXESBB'],
  ['FI', '500', 'OKOYFIHH'],
  ['FR', '30004', 'BNPAFRPP'],
  ['GB', 'NWBK', 'NWBKGB2L'],
  ['GB', 'REVO', 'REVOGB21'],
  ['LI', '08810', 'BLFLLI2X'],
  ['LT', '10100', 'LIABLT2X'],
  ['MT', 'VALL', 'VALLMTMT'],
  ['NL', 'ABNA', 'ABNANL2A'],
  ['NO', '8601', 'DABANO22'],
  ['PT', '0023', 'ACTVPTPL'],
])('%s %s is %s', (country, bankCode, bic) => expect(rowsOf(`banks/${country}`, bankCode)[0]?.bic).toBe(bic));

it('puts the primary BIC of a bank code first', () => {
  expect(rowsOf('banks/DE', '12070000')[0]?.bic).toBe('DEUTDEBB160');
  expect(rowsOf('banks/FR', '18719').map(({ bic }) => bic)).toEqual(['BFCORERX', 'BFCOYTYT']);
});

it('serves one British bank code with two BICs', () => {
  expect(rowsOf('banks/GB', 'REVO').map(({ bic }) => bic)).toEqual(['REVOGB21', 'REVOGB2L']);
});

it('names the method that checks a German account number', () => {
  expect(rowsOf('banks/DE', '37040044')[0]).toMatchObject({ name: 'Commerzbank', checkMethod: '13' });
  const methods = recordsOf('banks/DE').map(({ checkMethod }) => String(checkMethod));
  expect(methods.filter((method) => !/^[0-9A-E][0-9]$/.test(method))).toEqual([]);
});

it('holds the Swiss identifications for QR bills', () => {
  const codes = recordsOf('banks/CH').map(({ bankCode }) => String(bankCode));
  expect(codes.filter((code) => code >= '30000' && code <= '31999').length).toBeGreaterThan(200);
});

it('repairs Slovenian names that were read in the wrong alphabet', () => {
  expect(rowsOf('banks/SI', '03113')[0]?.name).toContain('KOČEVJE');
});
