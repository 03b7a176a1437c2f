/** What return codes mean: whole lists, no code made up, the same answer however a code is written. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { codes as alertCodes } from '../../rules/index/alert-codes.js';
import { RETURN_LISTS } from '../../rules/returns/lists.js';
import { MEANINGS, type ReturnMeaning } from '../../rules/returns/meanings.js';
import { de } from '../../rules/texts/de/returns.js';
import { addressFields, agents, instructionFields } from '../../src/fields.js';
import { settlementSystems } from '../../src/index.js';
import { type DescribedReturn, describeReturn, returnLists, returnsOfAlert } from '../../src/returns.js';
import { anyText } from '../properties/any-text.js';

const meaningsOf = (found: readonly DescribedReturn[]): readonly ReturnMeaning[] => found.map(({ meaning }) => meaning);
const names = Object.keys(MEANINGS) as readonly ReturnMeaning[];
const LISTED = returnLists().flatMap(({ list, codes }) => codes.map((code) => [list, code] as const));

describe('the lists', () => {
  test('have as many codes as their publications', () => {
    expect(Object.fromEntries(returnLists().map(({ name, codes }) => [name, codes.length]))).toEqual({
      'ISO 20022 status reasons': 301,
      'ISO 20022 return reasons': 104,
      'Nacha return reason codes and change codes': 94,
      'Bacs reasons: ARUCS, AWACS, ARUDD, ADDACS': 29,
      'Faster Payments reason codes': 56,
      'Pix reasons of the SPI': 43,
      'SPEI return reasons': 20,
      'UPI response codes': 52,
      'New Payments Platform reasons': 27,
      'Zengin results of account transfers': 6,
    });
  });

  test('say where they are from, of when, and on which terms', () => {
    for (const { source, date, url, terms } of returnLists()) {
      expect(source.length).toBeGreaterThan(20);
      expect(date).toMatch(/^20\d\d-\d\d(?:-\d\d)?$/);
      expect(url).toMatch(/^https:\/\/\S+$/);
      expect(terms.length).toBeGreaterThan(20);
    }
  });

  test('are of settlement systems that there are', () => {
    const known: readonly string[] = settlementSystems().map(({ code }) => code);
    expect(returnLists().flatMap(({ systems }) => systems.filter((system) => !known.includes(system)))).toEqual([]);
  });

  test('of Nacha have R01 to R85 and C01 to C14, but those that were never given out', () => {
    const between = (letter: string, last: number): readonly string[] =>
      Array.from({ length: last }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);
    const missing = (codes: readonly string[]): readonly string[] =>
      codes.filter((code) => describeReturn(code, { list: 'NACHA' }).length === 0);
    expect(missing(between('C', 14))).toEqual([]);
    expect(missing(between('R', 85))).toEqual([
      'R48',
      'R49',
      'R54',
      'R55',
      'R56',
      'R57',
      'R58',
      'R59',
      'R60',
      'R63',
      'R64',
      'R65',
      'R66',
      'R78',
      'R79',
    ]);
  });

  test.each(LISTED)('%s %s is described', (list, code) => {
    const found = describeReturn(code, { list });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((each) => each.code === code).length).toBeGreaterThan(0);
    expect(meaningsOf(describeReturn(code))).toEqual(expect.arrayContaining([...meaningsOf(found)]));
  });
});

describe('the meanings', () => {
  const members = [
    ...instructionFields.map(({ pointer }) => pointer),
    ...agents.map((agent) => `/${agent}`),
    ...addressFields.map((field) => `/creditor/address/${field}`),
  ];

  test('are each of some list', () => {
    const used = new Set(RETURN_LISTS.flatMap(({ codes }) => Object.keys(codes)));
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  test.each(names)('%s names members and alerts that there are', (name) => {
    const { fields, alerts, text } = MEANINGS[name];
    const isMember = (field: string): boolean =>
      field === '' || members.some((member) => member === field || member.startsWith(`${field}/`));
    expect(fields.filter((field) => !isMember(field))).toEqual([]);
    expect(alerts.filter((alert) => !Object.hasOwn(alertCodes, alert))).toEqual([]);
    expect(new Set(alerts).size).toBe(alerts.length);
    expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

describe('a code', () => {
  test.each([
    ['AC04', {}, ['ISO20022']],
    ['ac-04', {}, ['ISO20022']],
    ['AC14', {}, ['ISO20022', 'ISO20022', 'PIX', 'NPP']],
    ['AC14', { system: 'BR_PIX' }, ['PIX']],
    ['AM04', { system: 'AU_NPP' }, ['ISO20022']],
    ['AC03', { system: 'SCT' }, ['ISO20022']],
    ['R03', { system: 'US_FEDACH' }, ['NACHA']],
    ['R03', { list: 'nacha' }, ['NACHA']],
    ['R03', { list: 'ISO20022' }, []],
    ['ARUCS 5', {}, ['BACS']],
    ['5', { list: 'ARUCS' }, ['BACS']],
    ['5', { list: 'BACS' }, ['BACS', 'BACS']],
    ['1', { system: 'MX_SPEI' }, ['SPEI']],
    ['00000001', {}, ['FPS']],
    ['ZZ99', {}, []],
    ['', {}, []],
    ['-', {}, []],
  ] as const)('%s of %o is in %o', (code, options, lists) => {
    expect(describeReturn(code, options).map(({ list }) => list)).toEqual(lists);
  });

  test('has every meaning, where a list has it twice', () => {
    expect(meaningsOf(describeReturn('BE01', { list: 'ISO20022' }))).toEqual(['NAME_MISMATCH', 'IDENTITY_MISMATCH']);
    expect(meaningsOf(describeReturn('C03'))).toEqual(['ACCOUNT_NUMBER_INCORRECT', 'BANK_CODE_INCORRECT', 'NOTICE_OF_CHANGE']);
  });

  test('is told in the language that is asked for', () => {
    expect(describeReturn('AC04', { texts: de })[0]?.text).toBe(de.ACCOUNT_CLOSED);
    expect(() => describeReturn('AC04', { texts: {} as never })).toThrow('describeReturn: texts are those of a language');
  });

  property.prop([anyText(), fc.option(anyText(), { nil: undefined }), fc.option(anyText(), { nil: undefined })])(
    'of any text never throws',
    (code, list, system) => {
      expect(Array.isArray(describeReturn(code, { list, system }))).toBe(true);
    },
  );

  test('of 100 kB, or none at all, is of no list', () => {
    expect(describeReturn('A'.repeat(100_000))).toEqual([]);
    expect(describeReturn(5 as never)).toEqual([]);
  });
});

describe('alerts and codes', () => {
  const alerts = Object.keys(alertCodes) as readonly AlertCode[];

  test.each(alerts)('%s leads to codes that name it', (alert) => {
    for (const found of returnsOfAlert(alert)) expect(found.alerts).toContain(alert);
  });

  test('are linked both ways', () => {
    const codes = returnsOfAlert('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS').map(({ list, code }) => `${list} ${code}`);
    expect(codes).toEqual(expect.arrayContaining(['ISO20022 AC01', 'NACHA R03', 'FPS 1114', 'BACS ARUCS-5', 'PIX AC03']));
    expect(returnsOfAlert('CREDITOR_NAME_TOO_LONG', { list: 'NACHA' })).toEqual([]);
    expect(returnsOfAlert('NO_SUCH_ALERT' as never)).toEqual([]);
  });
});

describe('the code in what a bank wrote', () => {
  test.each<readonly [text: string, meaning: ReturnMeaning]>([
    ['R01 - NSF', 'INSUFFICIENT_FUNDS'],
    ['ac04 closed', 'ACCOUNT_CLOSED'],
    ['ＡＣ０４', 'ACCOUNT_CLOSED'],
    ['/RETN/99//DUPL/', 'DUPLICATE'],
    ['NOAS - No answer from customer', 'PAYEE_NO_ANSWER'],
    [':79:PLS NOTE YR PYMT REJECTED REASON AC01 INCORRECT ACCT NBR', 'ACCOUNT_NUMBER_INCORRECT'],
    ['<Rsn><Cd>AC04</Cd></Rsn>', 'ACCOUNT_CLOSED'],
    ['Rückgabegrund: AC06 (Konto gesperrt)', 'ACCOUNT_BLOCKED'],
    ['İade nedeni: AC04', 'ACCOUNT_CLOSED'],
    ['سبب الإرجاع: AC04 حساب مغلق', 'ACCOUNT_CLOSED'],
    ['Zahlung an BE04 5390 0754 7034 zurück, Grund AC04', 'ACCOUNT_CLOSED'],
  ])('%s', (text, meaning) => expect(meaningsOf(describeReturn(text))).toContain(meaning));

  test.each([
    'Insufficient funds',
    'AC01 or AC04',
    'Invoice AC2004 paid',
    'Payment to BE04 5390 0754 7034 came back',
    'Mr Sample, Aberdeen AB10 1XY',
    `AC04 ${'x'.repeat(500)}`,
  ])('%s: none', (text) => expect(describeReturn(text)).toEqual([]));
});
