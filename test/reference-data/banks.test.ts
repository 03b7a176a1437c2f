/** Bank codes: their form, and facts that anyone can check. */
import { describe, expect, it } from 'vitest';
import { bankLists } from '../../rules/index/bank-lists.js';
import type { Cell } from '../../src/directory/dataset.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { datasetOf, names, recordsOf, rowsOf } from './datasets.js';

const CLASSES: Readonly<Record<string, string>> = { n: '\\d', a: '[A-Z]', c: '[A-Z\\d]' };

/** The form of the bank identifier in the IBANs of a country, else in its domestic accounts. */
function formInRules(country: string): RegExp | undefined {
  const rule = (allCountries.withIban(country) ?? allCountries.domestic(country))?.rule;
  const fields = (rule?.bankIdentifier ?? ['bank']).map((name) => rule?.bban.split(' ').find((field) => field.startsWith(`${name}:`)));
  const parts = fields.map((field) => /:(\d+)([nac])$/.exec(field ?? ''));
  if (parts.some((part) => part === null)) return undefined;
  return new RegExp(`^${parts.map((part) => `${CLASSES[part?.[2] ?? '']}{${part?.[1]}}`).join('')}$`);
}

const directories = names.filter((name) => name.startsWith('banks/'));

describe.each(directories)('%s', (name) => {
  const records = recordsOf(name).map(
    (record): Readonly<Record<string, Cell>> => ({ ...record, code: record.bankCode ?? record.codePrefix ?? null }),
  );
  const country = name.slice(-2);

  it('has bank codes in the form of the account, or in that of rules/countries/XX/bank-lists.ts', () => {
    const { codes } = bankLists[country] ?? {};
    if (codes === 'beginnings' || codes === 'none') {
      const key = codes === 'none' ? 'bic' : 'codePrefix';
      expect(records.filter((record) => (record.bankCode ?? null) !== null || (record[key] ?? null) === null)).toEqual([]);
      return;
    }
    const form = codes ?? formInRules(country);
    const missing = `the rules of ${country} do not say what a bank code looks like: add \`codes\` to rules/countries/${country}/bank-lists.ts, or its account`;
    expect(form, missing).toBeDefined();
    expect(records.filter(({ bankCode }) => form?.test(String(bankCode)) !== true)).toEqual([]);
  });

  it('has a bank code and a BIC once, and a row without BIC only where there is none', () => {
    const pairs = records.map(({ code, bic }) => `${code} ${bic}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const withBic = new Set(records.filter(({ bic }) => bic !== null).map(({ code }) => code));
    expect(records.filter(({ code, bic }) => bic === null && withBic.has(code))).toEqual([]);
  });

  it('has BICs of its country, or of those that `abroad` names', () => {
    const known = [country, ...(bankLists[country]?.abroad ?? [])];
    expect(records.filter(({ bic }) => bic !== null && bic !== undefined && !known.includes(String(bic).slice(4, 6)))).toEqual([]);
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
  ['AL', '205', 'NCBAALTX'],
  ['AO', '0040', 'BAIPAOLU'],
  ['AT', '12000', 'BKAUATWW'],
  ['BE', '000', 'GEBABEBB'],
  ['BE', '539', undefined],
  ['BE', '967', 'TRWIBEB1'],
  ['CH', '00700', 'ZKBKCHZZ80A'],
  ['CI', 'CI059', 'ECOCCIAB'],
  ['CM', '10005', 'CCEICMCX'],
  ['CZ', '0800', 'GIBACZPX'],
  ['DE', '37040044', 'COBADEFF'],
  ['DZ', '00003', 'BADRDZAL'],
  ['EG', '0003', 'NBEGEGCX'],
  ['DE', '10000000', 'MARKDEF1100'],
  ['ES', '2100', 'CAIXESBB'],
  ['FI', '500', 'OKOYFIHH'],
  ['FR', '30004', 'BNPAFRPP'],
  ['GB', 'NWBK', 'NWBKGB2L'],
  ['GB', 'REVO', 'REVOGB21'],
  ['LB', '0014', 'BLOMLBBX'],
  ['LI', '08810', 'BLFLLI2X'],
  ['LT', '10100', 'LIABLT2X'],
  ['MA', '007', 'BCMAMAMC'],
  ['MG', '00004', 'BMOIMGMG'],
  ['MK', '300', 'KOBSMK2X'],
  ['ML', 'ML016', 'BDMAMLBA'],
  ['NE', 'NE038', 'AFRINENI'],
  ['GW', 'GW096', 'BAOBGWGW'],
  ['SN', 'SN258', 'BDMASNDA'],
  ['TN', '08', 'BIATTNTT'],
  ['UZ', '00444', 'INIPUZ22'],
  ['VE', '0134', 'UNIOVECA'],
  ['XK', '19', 'NCBAXKPR'],
  ['MT', 'VALL', 'VALLMTMT'],
  ['MZ', '0001', 'BIMOMZMX'],
  ['NL', 'ABNA', 'ABNANL2A'],
  ['NO', '8601', 'DABANO22'],
  ['OM', '025', 'BDOFOMRU'],
  ['PA', '0071', 'BAGEPAPA'],
  ['PT', '0023', 'ACTVPTPL'],
  ['KE', '01', 'KCBLKENX'],
  ['KE', '68', 'EQBLKENA'],
  ['VN', '970436', 'BFTVVNVX'],
])('%s %s is %s', (country, bankCode, bic) => expect(rowsOf(`banks/${country}`, bankCode)[0]?.bic).toBe(bic));

it('puts the primary BIC of a bank code first', () => {
  expect(rowsOf('banks/DE', '12070000')[0]?.bic).toBe('DEUTDEBB160');
  expect(rowsOf('banks/FR', '18719').map(({ bic }) => bic)).toEqual(['BFCORERX', 'BFCOYTYT']);
});

it('gives the BIC of the Bank of China in Portugal to no other bank', () => {
  const names = recordsOf('banks/PT').filter(({ bic }) => bic === 'BKCHPTPL');
  expect(names.map(({ name }) => name)).toEqual(['Bank of China (Europe) S.A.']);
  expect(rowsOf('banks/PT', '0280')).toMatchObject([{ bic: null, name: 'EFG Bank (Luxembourg) S.A.' }]);
});

it('serves one British bank code with two BICs', () => {
  expect(rowsOf('banks/GB', 'REVO').map(({ bic }) => bic)).toEqual(['REVOGB21', 'REVOGB2L']);
});

it('names the method that checks a German account number', () => {
  expect(rowsOf('banks/DE', '37040044')[0]).toMatchObject({ name: 'Commerzbank', checkMethod: '13' });
  const methods = recordsOf('banks/DE').map(({ checkMethod }) => String(checkMethod));
  expect(methods.filter((method) => !/^[0-9A-E][0-9]$/.test(method))).toEqual([]);
});

it.each([
  ['DE', '20010020', { name: 'Postbank, Niederlassung der Deutsche Bank' }],
  ['DE', '37040044', { town: 'Frankfurt am Main' }],
  ['GB', 'NWBK', { name: 'National Westminster Bank plc' }],
  ['SE', '600', { name: 'Handelsbanken' }],
  ['TW', '700', { name: 'Chunghwa Post Company Limited' }],
])('%s %s is written as a payer knows it', (country, bankCode, written) => {
  expect(rowsOf(`banks/${country}`, bankCode)[0]).toMatchObject(written);
});

it('holds the Swiss identifications for QR bills', () => {
  const codes = recordsOf('banks/CH').map(({ bankCode }) => String(bankCode));
  expect(codes.filter((code) => code >= '30000' && code <= '31999').length).toBeGreaterThan(200);
});

describe('countries without IBAN', () => {
  it.each([
    ['AU', '012', 'Australia and New Zealand Banking Group Limited'],
    ['AU', '112', 'St.George Bank (a division of Westpac Banking Corporation)'],
    ['AU', '639', 'Home Building Society (a division of Bank of Queensland Limited)'],
    ['AU', '939', 'AMP Bank Limited'],
    ['BR', '00000000', 'Banco do Brasil S.A.'],
    ['IN', 'HDFC', 'HDFC Bank'],
    ['IN', 'SBIN', 'State Bank of India'],
    ['JP', '0001', 'Mizuho Bank, Ltd.'],
    ['LK', '7010', 'Bank of Ceylon'],
    ['MX', '002', 'Banamex (Banco Nacional de México)'],
    ['US', '021000021', 'JPMorgan Chase Bank, N.A.'],
    ['MX', '646', 'Sistema de Transferencias y Pagos STP, SOFOM E.N.R.'],
    ['BD', '160', 'National Credit and Commerce Bank PLC'],
    ['NG', '058', 'Guaranty Trust Bank'],
    ['NG', '090405', 'Moniepoint Microfinance Bank'],
    ['NZ', '12', 'ASB Bank'],
    ['TH', '004', 'Kasikorn Bank'],
    ['TH', '011', 'TMBThanachart Bank'],
    ['TW', '004', 'Bank of Taiwan'],
  ])('%s %s is %s', (country, bankCode, name) => expect(rowsOf(`banks/${country}`, bankCode)[0]?.name).toBe(name));

  it('have one bank for the first three digits of a BSB', () => {
    const prefixes = recordsOf('banks/AU').map(({ bankCode }) => bankCode);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it('have an ISPB and a COMPE number once', () => {
    const banks = recordsOf('banks/BR');
    expect(rowsOf('banks/BR', '60701190')[0]).toMatchObject({ compe: '341' });
    const withCompe = banks.filter(({ compe }) => compe !== null);
    expect(new Set(withCompe.map(({ compe }) => compe)).size).toBe(withCompe.length);
    expect(withCompe.filter(({ compe }) => !/^\d{3}$/.test(String(compe)))).toEqual([]);
    expect(rowsOf('banks/BR', '00038166')[0]).toMatchObject({ compe: null, name: 'Banco Central do Brasil' });
  });

  it.each([
    ['NG', '999999', 'a code for tests'],
    ['NG', '000019', 'a bank that was merged long ago'],
    ['MX', '999', 'a code for none'],
    ['IN', 'AACX', 'a code that no IFSC begins with'],
  ])('%s leaves out %s, %s', (country, bankCode) => expect(rowsOf(`banks/${country}`, bankCode)).toEqual([]));

  it('have BICs of the country', () => {
    const foreign = ['KE', 'PH', 'VN'].flatMap((country) =>
      recordsOf(`banks/${country}`).filter(({ bic }) => bic !== null && String(bic).slice(4, 6) !== country),
    );
    expect(foreign).toEqual([]);
    expect(rowsOf('banks/VN', '970414')[0]).toMatchObject({ name: 'MBV', bic: null });
  });
});
