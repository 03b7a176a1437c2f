/** Banks found by what people call them: what is sure, what is the same however it is written, and that every bank is found by its own name and code. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { popularBanks } from '../../rules/banks/popular-names.js';
import { bankIndexOf } from '../../src/banks/bank-index.js';
import { searchBanks } from '../../src/banks.js';
import { createEngine } from '../../src/full.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { datasetOf, names } from '../reference-data/datasets.js';

const engine = createEngine({ on: '2026-11-28' });
const find = (country: string, text: string, limit = 10) => searchBanks(text, { country, limit }, engine);
const first = (country: string, text: string) => find(country, text, 1)[0];

describe('what is sure', () => {
  test.each([
    ['PH', 'gcash', 'G-Xchange, Inc.'],
    ['BR', 'bradesco', 'Banco Bradesco S.A.'],
    ['BR', 'banco do brasil', 'Banco do Brasil S.A.'],
    ['NG', 'Zenith', 'Zenith Bank'],
    ['JP', '楽天銀行', 'Rakuten Bank, Ltd.'],
    ['JP', 'ﾗｸﾃﾝ', 'Rakuten Bank, Ltd.'],
    ['JP', 'らくてん', 'Rakuten Bank, Ltd.'],
    ['JP', '0005', 'MUFG Bank, Ltd.'],
    ['JP', '０００５', 'MUFG Bank, Ltd.'],
    ['JP', 'ゆうちょ', 'Japan Post Bank, Co., Ltd'],
    ['JP', 'Japan Post Bank', 'Japan Post Bank, Co., Ltd'],
    ['BR', '237', 'Banco Bradesco S.A.'],
    ['UA', 'приватбанк', 'JSC CB "PrivatBank"'],
    ['MX', 'stp', 'Sistema de Transferencias y Pagos STP, SOFOM E.N.R.'],
    ['VN', 'VCB', 'Vietcombank'],
    ['US', 'chimera', 'Chimera Investment Corporation'],
  ])('%s: %s', (country, text, name) => expect(first(country, text)).toMatchObject({ name, isSure: true }));

  test.each([
    ['what several begin with', 'JP', '三井'],
    ['a part of the name that many have', 'HK', 'hong kong'],
    ['one letter', 'PH', 'g'],
    ['a name that two banks have', 'KR', 'hana bank'],
    ['a name that two banks have, each with its BIC', 'PH', 'bank of the philippine islands'],
    ['a word that ends others', 'DE', 'sparkasse köln'],
    ['a group with several banks', 'SG', 'standard chartered'],
    ['the beginning of a word: Chime is not Chimera', 'US', 'chimer'],
    ['the beginning of a word of the name of a bank', 'NG', 'moniepoi'],
  ])('not %s', (_, country, text) => expect(find(country, text).filter(({ isSure }) => isSure)).toEqual([]));

  test('no more than the first is', () => {
    for (const country of ['BR', 'PH', 'JP', 'DE']) {
      const sure = find(country, 'bank', 500).filter(({ isSure }) => isSure);
      expect(sure).toEqual([]);
    }
  });
});

describe('what is found', () => {
  test('comes with what directories know of it', () =>
    expect(first('PH', 'gcash')).toEqual({
      name: 'G-Xchange, Inc.',
      isSure: true,
      bic: 'GXCHPHM2XXX',
      address: { country: 'PH', townName: 'Taguig' },
      kind: 'e-money',
      settlementSystems: ['PH_INSTAPAY', 'PH_PESONET'],
      dataset: 'banks/PH',
      edition: '2023',
    }));

  test.each(['itau', '341', '60701190'])('has the code that people know, and the other one: %s', (text) =>
    expect(first('BR', text)).toMatchObject({ name: 'Itaú Unibanco S.A.', bankCode: '341', otherCode: '60701190' }),
  );

  test('has the only code where there is no other', () => {
    const bank = first('BR', '00075847');
    expect(bank).toMatchObject({ bankCode: '00075847' });
    expect(bank).not.toHaveProperty('otherCode');
  });

  test.each([
    ['三菱UFJ', '三菱UFJ銀行', '0005'],
    ['三井住友銀行', '三井住友銀行', '0009'],
    ['三井住友信託', '三井住友信託銀行', '0294'],
    ['埼玉りそな', '埼玉りそな銀行', '0017'],
    ['横浜銀行', '横浜銀行', '0138'],
    ['京都銀行', '京都銀行', '0158'],
    ['千葉銀行', '千葉銀行', '0134'],
    ['auじぶん', 'auじぶん銀行', '0039'],
    ['ＰａｙＰａｙ銀行', 'PayPay銀行', '0033'],
    ['北洋', '北洋銀行', '0501'],
    ['Bank of Yokohama', '横浜銀行', '0138'],
  ])('is found in its own script, and named in both: %s', (text, otherName, bankCode) =>
    expect(first('JP', text)).toMatchObject({ otherName, bankCode }),
  );

  test('is no word within another', () => {
    expect(find('PH', 'gcash').map(({ name }) => name)).not.toContain('Tagcash Ltd. Inc.');
    expect(find('PH', 'cash')).toEqual([]);
  });

  test.each([
    ['one dropped', 'NL', 'rabobnk', 'RABONL2U'],
    ['one added', 'MX', 'banortee', 'MENOMXMT'],
    ['one mistyped', 'TH', 'kasikorm', 'KASITHBK'],
    ['two swapped', 'US', 'bank of amercia', 'BOFAUS3N'],
    ['two swapped in a short name', 'IN', 'hfdc', 'HDFCINBB'],
    ['in a short word beside another', 'US', 'wels fargo', 'WFBIUS6S'],
  ])('with one slip of the keyboard, and is not sure: %s', (_, country, text, bic) =>
    expect(first(country, text)).toMatchObject({ bic: bic.padEnd(11, 'X'), isSure: false }),
  );

  test.each([
    ['a short name', 'BD', 'bkash'],
    ['the first letter', 'NL', 'tabobank'],
    ['two slips', 'PL', 'milenum'],
    ['the name of a company with a BIC, which is no bank', 'US', 'alliant'],
    ['a word that many banks have', 'NG', 'bnak'],
  ])('not with a slip in %s', (_, country, text) => expect(find(country, text)).toEqual([]));

  test.each([
    ['of two with such initials', 'HR', 'pbz', 'PBZGHR2X'],
    ['before those with such initials', 'KH', 'aba', 'ABAAKHPP'],
    ['of a bank with several codes', 'SA', 'sabb', 'SABBSARI'],
    ['of a name with an article before it', 'MU', 'mcb', 'MCBLMUMU'],
  ])('by the beginning of its BIC, %s', (_, country, text, bic) => expect(first(country, text)?.bic).toBe(bic.padEnd(11, 'X')));

  test('not by the beginning of a BIC that the banks of a group share', () =>
    expect(find('AT', 'rlb').filter(({ bic }) => bic?.startsWith('RLBB'))).toEqual([]));

  test.each([
    ['DE', 'volksbank trier eifel', /^Volksbank Trier/],
    ['DE', 'gls', /^GLS/],
    ['IT', 'bcc roma', / di Roma/],
    ['AT', 'raiffeisenbank passail', /Passail/],
  ])('by its own name, not under that of another of its group: %s, %s', (country, text, name) =>
    expect(first(country, text)?.name).toMatch(name),
  );

  test('not by the A of S.A.', () => expect(find('ES', 'bankinsa')).toEqual([]));

  test('by its short form without the legal form before it', () => expect(first('GE', 'bog')?.name).toBe('JSC "Bank of Georgia"'));

  test('has the code that was typed where a bank has several', () => {
    expect(first('DE', 'Commerzbank')).toMatchObject({ bic: 'COBADEFFXXX' });
    expect(first('DE', 'Commerzbank')).not.toHaveProperty('bankCode');
    expect(first('DE', '37040044')).toMatchObject({ name: 'Commerzbank', bankCode: '37040044' });
  });

  test('is found by the code of a branch, and by a BIC of one', () => {
    expect(first('IN', 'SBIN0001234')).toMatchObject({ name: 'State Bank of India' });
    expect(first('GB', '04-00-04')).toMatchObject({ name: 'Monzo Bank Limited', isSure: true });
    expect(find('GB', '99-99-99')).toEqual([]);
    expect(first('DE', 'cobadeff370')).toMatchObject({ name: 'Commerzbank' });
  });

  test('is open on the day', () => {
    const earlier = createEngine({ on: '2023-01-01' });
    expect(searchBanks('heritage bank', { country: 'NG' }, earlier)).toMatchObject([{ name: 'Heritage Bank' }]);
    expect(find('NG', 'heritage bank')).toEqual([]);
  });

  test('is named by the overlay', () => {
    const { rows, columns, ...facts } = datasetOf('banks/NG');
    const row = columns.map((column) => ({ bankCode: '058', name: 'Our Own Name' })[column as 'name'] ?? null);
    const own = createEngine({ on: '2026-11-28', overlays: [{ ...facts, columns, rows: [row] }] });
    expect(searchBanks('gtbank', { country: 'NG', limit: 1 }, own)).toMatchObject([{ name: 'Our Own Name', bankCode: '058' }]);
    expect(rows.length).toBeGreaterThan(1);
  });

  test('is nothing without a directory', () =>
    expect(searchBanks('gtbank', { country: 'NG' }, createEngine({ overlays: [] }))).toHaveLength(1));
});

describe('every country', () => {
  const countries = names.flatMap((name) => (name.startsWith('banks/') ? [name.slice(-2)] : []));
  const SAMPLES = 25;

  test.each(countries)('finds its banks by name and by code: %s', (country) => {
    const { banks } = bankIndexOf(country, engine.data);
    const open = banks.filter(({ closedOn }) => engine.on < (closedOn ?? '9999'));
    const step = Math.ceil(open.length / SAMPLES);
    for (const bank of open.filter((_, at) => at % step === 0)) {
      const alike = open.filter(({ name }) => name === bank.name).length;
      expect(find(country, bank.name, alike + 2).map(({ name }) => name)).toContain(bank.name);
      if (bank.bankCode !== undefined)
        expect(find(country, bank.bankCode, 5).flatMap(({ bankCode, otherCode }) => [bankCode, otherCode])).toContain(bank.bankCode);
      if (bank.bic !== undefined) expect(find(country, bank.bic, 20).map(({ bic }) => bic)).toContain(bank.bic.padEnd(11, 'X'));
    }
  });
});

describe('popular names', () => {
  const all = Object.entries(popularBanks).flatMap(([country, banks]) => banks.map(([id, ...own]) => ({ country, id, own })));

  const namesakes = (country: string, name: string): number =>
    all.filter((one) => one.country === country && one.own.includes(name)).length;

  test.each(all)('$country $id is a bank, and sure by each that is its own alone', ({ country, id, own }) => {
    expect(isCountry(country)).toBe(true);
    const [bank] = bankIndexOf(country, engine.data).byCode(id);
    expect(bank).toBeDefined();
    for (const name of own) {
      const count = namesakes(country, name);
      if (count === 1) expect(first(country, name)).toMatchObject({ name: bank?.name, isSure: true });
      // an app that opens accounts in several banks: all come first, and none is sure
      else expect(find(country, name, count)).toContainEqual(expect.objectContaining({ name: bank?.name, isSure: false }));
    }
  });
});

const TEXTS = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('bank', 'банк', '銀行', 'a a a a'),
);

property.prop([TEXTS, fc.constantFrom('BR', 'JP', 'PH', 'TH', 'AQ')])(
  'no text throws, and what is found is a bank of the country',
  (text, country) => {
    const own = new Set(bankIndexOf(country, engine.data).banks.map(({ name }) => name));
    for (const { name } of find(country, text)) expect(own.has(name)).toBe(true);
  },
);

const accented = (text: string) => text.replace(/[aeiou]/g, '$&\u0301');
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

property.prop([fc.constantFrom('BR', 'MX', 'PH', 'TR'), fc.nat()])('case, accents and width change nothing', (country, number) => {
  const { banks } = bankIndexOf(country, engine.data);
  const text = (banks[number % banks.length]?.name ?? '').slice(0, 20);
  const found = find(country, text);
  for (const write of [accented, wide, (each: string) => each.toUpperCase(), (each: string) => each.toLowerCase()])
    expect(find(country, write(text))).toEqual(found);
});

test('long texts take no time', () => {
  for (const text of ['a'.repeat(256), 'a '.repeat(128), 'a'.repeat(100_000), '銀'.repeat(256)])
    expect(find('JP', text).length).toBeLessThan(11);
});

test.each([
  [{ country: 'ng' }, '`country` is a code of ISO 3166-1 alpha-2'],
  [{ country: 'NG', limit: 0 }, '`limit` is a whole number'],
  [{ country: 'NG', limits: 3 }, 'did you mean `limit`?'],
])('refuses %o', (options, message) => expect(() => searchBanks('a', options as { country: string }, engine)).toThrow(message));

test('refuses what is no engine', () =>
  expect(() => searchBanks('a', { country: 'NG' }, {} as typeof engine)).toThrow('The third argument must be an engine'));
