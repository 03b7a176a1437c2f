/** The settlement systems that fit a payment. */
import { describe, expect, test } from 'vitest';
import { schemes } from '../../rules/index/schemes.js';
import { sepaScopeEdition } from '../../src/directory/sepa.js';
import { type PaymentFacts, Schemes } from '../../src/rules-and-data/schemes.js';
import { dayOf, factsOf, schemeModules } from '../rules/schemes.js';

const all = new Schemes(schemes);

const fitting = (facts: Partial<PaymentFacts>, on = sepaScopeEdition): readonly string[] =>
  all.fitting({ accountIdTypes: [], bicIsUsable: false, ...facts }, on).map(({ code }) => code);

const IBAN = { accountIdTypes: ['IBAN', 'ACCOUNT_NUMBER'] };
const NUMBER = { accountIdTypes: ['ACCOUNT_NUMBER'] };
const BIC = { bicIsUsable: true };
const listedIn =
  (...codes: readonly string[]) =>
  (code: string): boolean | undefined =>
    codes.includes(code) || undefined;
const notIn =
  (...codes: readonly string[]) =>
  (code: string): false | undefined =>
    codes.includes(code) ? false : undefined;

describe.each(schemeModules)('$code', ({ code, rule: { collects, membership }, examples: { fits, not } }) => {
  test.each(collects ? [] : fits)('carries %j', (example) => {
    expect(fitting(factsOf(example), dayOf(example)), `the day is ${dayOf(example)}; an example of another day has \`on\``).toContain(code);
  });

  test.each(collects ? fits : [])('collects, and is not offered to pay: %j', (example) => {
    expect(fitting(factsOf(example), dayOf(example))).not.toContain(code);
  });

  test.each(membership === 'optional' ? fits.filter(({ reached }) => reached) : [])(
    'is withheld where nothing says that the bank takes part: %j',
    (example) => {
      const { reaches: _, ...facts } = factsOf(example);
      expect(fitting(facts, dayOf(example))).not.toContain(code);
    },
  );

  test.each(membership === 'all' && !collects ? fits : [])(
    'is offered where no list speaks, and withheld where one says no: %j',
    (example) => {
      const { reaches: _, ...facts } = factsOf(example);
      expect(fitting(facts, dayOf(example))).toContain(code);
      expect(fitting({ ...facts, reaches: notIn(code) }, dayOf(example))).not.toContain(code);
    },
  );

  test.each(not)('does not carry %j', (example) => {
    expect(fitting(factsOf(example), dayOf(example))).not.toContain(code);
  });
});

test.each<[string, Partial<PaymentFacts>, readonly string[]]>([
  ['euro to Germany', { accountCountry: 'DE', currency: 'EUR', ...IBAN }, ['SCT']],
  ['euro to Germany, BIC known', { accountCountry: 'DE', currency: 'EUR', ...IBAN, ...BIC }, ['SCT', 'T2', 'SWIFT']],
  ['dollars to Germany', { accountCountry: 'DE', currency: 'USD', ...IBAN, ...BIC }, ['SWIFT']],
  ['dollars to Germany, no BIC', { accountCountry: 'DE', currency: 'USD', ...IBAN }, []],
  ['a test BIC', { accountCountry: 'DE', currency: 'USD', ...IBAN, bicIsUsable: false }, []],
  ['pounds to Britain', { accountCountry: 'GB', currency: 'GBP', ...NUMBER }, ['GB_FPS', 'GB_BACS', 'GB_CHAPS']],
  ['euro to Britain', { accountCountry: 'GB', currency: 'EUR', ...IBAN }, ['SCT']],
  ['francs to Switzerland', { accountCountry: 'CH', currency: 'CHF', ...IBAN }, ['CH_SIC_IP', 'CH_SIC']],
  ['dollars to America', { accountCountry: 'US', currency: 'USD', ...NUMBER, ...BIC }, ['US_FEDACH', 'US_FEDWIRE', 'SWIFT']],
  ['an IBAN for America', { accountCountry: 'US', currency: 'USD', accountIdTypes: ['IBAN'] }, []],
  ['reais', { accountCountry: 'BR', currency: 'BRL', ...NUMBER }, ['BR_TED']],
  ['reais, to a Pix key', { accountCountry: 'BR', currency: 'BRL', accountIdTypes: ['ALIAS'] }, ['BR_PIX']],
  ['a telephone number in Kenya', { accountCountry: 'KE', currency: 'KES', accountIdTypes: ['PHONE'] }, ['KE_PESALINK', 'KE_MPESA']],
  ['leva', { accountCountry: 'BG', currency: 'BGN', ...IBAN }, []],
])('%s', (_, facts, codes) => {
  expect(fitting(facts)).toEqual(codes);
});

test('leva while there were leva', () => {
  expect(fitting({ accountCountry: 'BG', currency: 'BGN', ...IBAN }, '2025-12-31')).toEqual(['BG_BISERA', 'BG_RINGS']);
});

describe('without a currency', () => {
  test('country and account decide', () => {
    expect(fitting({ accountCountry: 'DE', ...IBAN })).toEqual(['SCT']);
    expect(fitting({ accountCountry: 'SE', ...IBAN })).toEqual(['SCT', 'SE_BANKGIROT', 'SE_DATACLEARING', 'SE_RIX']);
  });

  test('of what crosses borders only a correspondent is left, where the BIC is known', () => {
    expect(fitting({ accountCountry: 'DE', ...IBAN, ...BIC, reaches: listedIn('EURO1', 'OCT_INST', 'CIPS') })).toEqual(['SCT', 'SWIFT']);
  });
});

test('without a country none but the whole world is left', () => {
  expect(fitting({ currency: 'EUR' })).toEqual([]);
  expect(fitting({ currency: 'EUR', ...BIC })).toEqual(['SWIFT']);
});

test('without an account the country decides', () => {
  expect(fitting({ accountCountry: 'PL', currency: 'PLN' })).toEqual(['PL_ELIXIR', 'PL_SORBNET']);
});

describe('what lists say', () => {
  const german = { accountCountry: 'DE', currency: 'EUR', ...IBAN, ...BIC };
  const american = { accountCountry: 'US', currency: 'USD', ...NUMBER };

  test('adds what nothing else would', () => {
    expect(fitting({ ...german, reaches: listedIn('SDD_B2B', 'EURO1', 'OCT_INST') })).toEqual(['SCT', 'T2', 'EURO1', 'OCT_INST', 'SWIFT']);
    expect(fitting({ accountCountry: 'GB', currency: 'EUR', ...IBAN, reaches: listedIn('SCT_INST') })).toEqual(['SCT_INST', 'SCT']);
  });

  test('takes away what is otherwise assumed', () => {
    expect(fitting({ ...german, reaches: notIn('SCT_INST', 'T2', 'SWIFT') })).toEqual(['SCT']);
    expect(fitting({ ...american, reaches: notIn('US_RTP', 'US_FEDNOW', 'US_CHIPS') })).toEqual(['US_FEDACH', 'US_FEDWIRE']);
  });

  test('does not bring instant payments to where SEPA has none', () => {
    expect(fitting({ accountCountry: 'RS', currency: 'EUR', ...IBAN, reaches: listedIn('SCT_INST') })).toEqual(['SCT']);
  });
});

test('SEPA has its dates', () => {
  const serbian = { accountCountry: 'RS', currency: 'EUR', ...IBAN };
  expect(fitting(serbian, '2026-05-04')).toEqual([]);
  expect(fitting(serbian, '2026-05-05')).toEqual(['SCT']);
  expect(fitting({ accountCountry: 'NC', currency: 'EUR', ...IBAN })).toEqual([]);
});

test('a type of account that somebody made up is taken by no system, and a currency by none but those that take any', () => {
  const facts = { accountCountry: 'DE', bicIsUsable: true };
  expect(all.fitting({ ...facts, accountIdTypes: ['IBAN of sorts'], currency: 'EUR' }, '2026-11-20')).toEqual([]);
  const fitting = all.fitting({ ...facts, accountIdTypes: ['IBAN'], currency: 'EUR IBAN' }, '2026-11-20');
  expect(fitting.filter(({ currencies }) => currencies !== 'ANY')).toEqual([]);
});

test.each<[readonly string[], readonly string[]]>([
  [['IBAN', 'x ACCOUNT_NUMBER'], ['SWIFT']],
  [['x ACCOUNT_NUMBER'], []],
  [['ACCOUNT_NUMBER '], []],
  [['account_number'], []],
  [[' '], []],
  [[''], []],
])('types that somebody made up add nothing: %j', (accountIdTypes, codes) => {
  expect(fitting({ accountCountry: 'US', currency: 'USD', accountIdTypes, ...BIC })).toEqual(codes);
});

test.each(['?', 'a b', '  ', 'eur', '1 2', 'E R'])('a currency that is none is carried only by what carries any: %j', (currency) => {
  expect(fitting({ accountCountry: 'DE', currency, accountIdTypes: [], ...BIC })).toEqual(['SWIFT']);
  expect(fitting({ accountCountry: 'DE', currency, ...IBAN, ...BIC })).toEqual(['SWIFT']);
});

test('a system is there from its first day to its last', () => {
  const there = (country: string, currency: string, code: string, on: string): boolean =>
    fitting({ accountCountry: country, currency, reaches: listedIn(code) }, on).includes(code);
  expect(['2020-11-15', '2020-11-16'].map((on) => there('BR', 'BRL', 'BR_PIX', on))).toEqual([false, true]);
  expect(['2024-02-29', '2024-03-01'].map((on) => there('BR', 'BRL', 'BR_DOC', on))).toEqual([true, false]);
});

describe('instant payments in euro by Regulation (EU) 2024/886', () => {
  const instant = (accountCountry: string, on: string, listed = listedIn('SCT')): boolean =>
    fitting({ accountCountry, currency: 'EUR', ...IBAN, reaches: listed }, on).includes('SCT_INST');
  const membership = (accountCountry: string, on: string) =>
    all
      .withMembership({ accountCountry, currency: 'EUR', ...IBAN, bicIsUsable: false, reaches: listedIn('SCT') }, on)
      .find(({ scheme }) => scheme.code === 'SCT_INST')?.membership;

  test.each([
    ['DE', '2025-01-09'],
    ['FR', '2025-01-09'],
    ['AX', '2025-01-09'],
    ['RE', '2025-01-09'],
    ['BG', '2027-01-01'],
    ['PL', '2027-01-09'],
    ['SE', '2027-01-09'],
  ])('%s: from %s', (country, day) => {
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect(instant(country, before)).toBe(false);
    expect(instant(country, day)).toBe(true);
    expect(instant(country, day, listedIn())).toBe(false);
    expect(instant(country, day, (code) => (code === 'SCT' ? true : code === 'SCT_INST' ? false : undefined))).toBe(false);
  });

  test.each(['IS', 'LI', 'NO', 'CH', 'GB', 'MC', 'SM', 'PM', 'RS', 'AL'])('does not oblige %s', (country) => {
    expect(instant(country, '2028-01-01')).toBe(false);
  });

  test('obliges banks first, and payment institutions from 9 April 2027', () => {
    expect(membership('DE', '2025-01-08')).toBe('unknown');
    expect(membership('DE', '2027-04-08')).toBe('required-of-banks');
    expect(membership('DE', '2027-04-09')).toBe('required');
    expect(membership('HU', '2027-04-09')).toBe('required');
  });
});
