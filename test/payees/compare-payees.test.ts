import { describe, expect, test } from 'vitest';
import { de } from '../../rules/texts/de/payees.js';
import * as full from '../../src/full.js';
import { comparePayees, type PayeeComparison, sameAccount } from '../../src/payees.js';

const engine = full.createEngine();

const payee = (value: string, more: object = {}): object => ({
  creditor: { name: 'Ada Example', contactDetails: { email: 'ada@example.com' } },
  creditorAccount: { id: { value, type: 'IBAN' } },
  ...more,
});
const local = (country: string, memberId: string, value: string, more: object = {}): object => ({
  country,
  creditor: { name: 'Ada Example', contactDetails: { email: 'ada@example.com' } },
  creditorAgent: { clearingSystemMemberId: { memberId } },
  creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
  ...more,
});
const compare = (before: object, after: object): PayeeComparison => comparePayees(before as never, after as never, engine);
const summary = (before: object, after: object) => {
  const { result, attention, changes } = compare(before, after);
  return [result, attention, changes.map(({ code }) => code)];
};

const GERMAN = payee('DE89370400440532013000');

describe('sameAccount', () => {
  const of = (one: object, other: object) => {
    const { result, reasons } = sameAccount(one as never, other as never, engine);
    return [result, reasons.map(({ code }) => code)];
  };
  test.each<[string, object, object, unknown]>([
    ['two notations', GERMAN, local('DE', '37040044', '532013000'), ['SAME', ['SAME_ACCOUNT']]],
    [
      'a bank that merged, with its account numbers',
      local('CZ', '4000', '19-2000145399'),
      local('CZ', '2250', '19-2000145399'),
      ['SAME', ['BANK_MERGED']],
    ],
    ['two countries', GERMAN, payee('BE68539007547034'), ['DIFFERENT', ['COUNTRY_DIFFERS']]],
    [
      'two numbers',
      local('US', '021000021', '123456789'),
      local('US', '021000021', '123456788'),
      ['DIFFERENT', ['ACCOUNT_NUMBER_DIFFERS']],
    ],
    ['two banks', local('US', '021000021', '123456789'), local('US', '111000025', '123456789'), ['DIFFERENT', ['BANK_DIFFERS']]],
    [
      'zeros that may lack',
      local('US', '021000021', '000123456789'),
      local('US', '021000021', '123456789'),
      ['NOT_COVERED', ['FIRST_NOT_COVERED']],
    ],
    ['nothing', {}, {}, ['NOT_COVERED', ['FIRST_NOT_COVERED', 'SECOND_NOT_COVERED']]],
  ])('%s', (_, one, other, expected) => {
    expect(of(one, other)).toEqual(expected);
  });
});

describe('comparePayees', () => {
  test.each<[string, object, object, unknown]>([
    ['what is the same', GERMAN, GERMAN, ['SAME', 'none', []]],
    ['another notation', GERMAN, payee('de89 3704 0044 0532 0130 00'), ['SAME_ACCOUNT', 'none', ['ACCOUNT_NOTATION']]],
    ['a merger', local('CZ', '4000', '19-2000145399'), local('CZ', '2250', '19-2000145399'), ['BANK_MERGED', 'note', ['BANK_MERGED']]],
    [
      'a merger, and another number',
      local('CZ', '4000', '19-2000145399'),
      local('CZ', '2250', '2000145399'),
      ['CHANGED', 'confirm', ['BANK_CHANGED', 'ACCOUNT_NUMBER_CHANGED']],
    ],
    [
      'another bank with the same number',
      local('US', '021000021', '123456789'),
      local('US', '026009593', '123456789'),
      ['CHANGED', 'confirm', ['BANK_CHANGED']],
    ],
    [
      'another BIC of the same account',
      payee('BE68539007547034', { creditorAgent: { bic: 'TRIOBEBB' } }),
      payee('BE68539007547034', { creditorAgent: { bic: 'GKCCBEBB' } }),
      ['SAME_ACCOUNT', 'note', ['BIC_CHANGED']],
    ],
    ['another country', GERMAN, payee('BE68539007547034'), ['CHANGED', 'confirm', ['ACCOUNT_COUNTRY_CHANGED']]],
    [
      'one digit',
      local('US', '021000021', '123456789'),
      local('US', '021000021', '123456780'),
      ['CHANGED', 'confirm', ['ACCOUNT_NUMBER_ONE_CHARACTER']],
    ],
    [
      'two digits swapped',
      local('US', '021000021', '123456789'),
      local('US', '021000021', '123457689'),
      ['CHANGED', 'confirm', ['ACCOUNT_NUMBER_SWAPPED']],
    ],
    [
      'another number',
      local('US', '021000021', '123456789'),
      local('US', '021000021', '777777777'),
      ['CHANGED', 'confirm', ['ACCOUNT_NUMBER_CHANGED']],
    ],
    ['a new one that cannot be right', GERMAN, payee('DE88370400440532013000'), ['NOT_COVERED', 'confirm', ['ACCOUNT_INVALID']]],
    [
      'one that is not sure',
      local('US', '021000021', '123456789'),
      local('US', '021000021', '0123456789'),
      ['NOT_COVERED', 'confirm', ['ACCOUNT_NOT_COVERED']],
    ],
    [
      'another name',
      GERMAN,
      { ...GERMAN, creditor: { name: 'Bob Other', contactDetails: { email: 'ada@example.com' } } },
      ['SAME_ACCOUNT', 'confirm', ['NAME_CHANGED']],
    ],
    [
      'the same name in capitals',
      GERMAN,
      { ...GERMAN, creditor: { name: 'ADA EXAMPLE', contactDetails: { email: 'ada@example.com' } } },
      ['SAME_ACCOUNT', 'none', ['NAME_NOTATION']],
    ],
    [
      'a domain a letter apart',
      GERMAN,
      { ...GERMAN, creditor: { name: 'Ada Example', contactDetails: { email: 'ada@examp1e.com' } } },
      ['SAME_ACCOUNT', 'confirm', ['EMAIL_DOMAIN_SIMILAR']],
    ],
    [
      'another address of the same domain',
      GERMAN,
      { ...GERMAN, creditor: { name: 'Ada Example', contactDetails: { email: 'office@example.com' } } },
      ['SAME_ACCOUNT', 'note', ['MEMBER_CHANGED']],
    ],
    [
      'an account type',
      local('US', '021000021', '123456789'),
      local('US', '021000021', '123456789', { creditorAccount: { id: { value: '123456789', type: 'ACCOUNT_NUMBER' }, type: 'SAVINGS' } }),
      ['SAME_ACCOUNT', 'note', ['ACCOUNT_TYPE_CHANGED']],
    ],
    ['nothing twice', {}, {}, ['NOT_COVERED', 'confirm', []]],
  ])('%s', (_, before, after, expected) => {
    expect(summary(before, after)).toEqual(expected);
  });

  test('says whence it knows of a merger, and names both banks', () => {
    const [merger] = compare(local('CZ', '4000', '19-2000145399'), local('CZ', '2250', '19-2000145399')).changes;
    expect(merger?.source).toMatch(/penize\.cz/);
    expect(merger?.text).toMatch(/Max banka.*Banka Creditas.*2024-10-01/);
  });

  test('speaks another language', () => {
    const [merger] = comparePayees(local('CZ', '4000', '19-2000145399') as never, local('CZ', '2250', '19-2000145399') as never, engine, {
      texts: de,
    }).changes;
    expect(merger?.text).toMatch(/^Max banka.* ist in Banka Creditas.* aufgegangen \(2024-10-01\)/);
    const [country] = comparePayees(GERMAN, payee('BE68539007547034'), engine, { texts: de }).changes;
    expect(country?.text).toMatch(/bisher: Deutschland, jetzt: Belgien/);
    expect(sameAccount(GERMAN, payee('BE68539007547034'), engine, { texts: de }).reasons[0]?.text).toBe(
      'Die Konten sind in verschiedenen Ländern.',
    );
  });

  test.each([[{ texts: {} }], [{ texts: null }], [{ texts: 'de' }]])('takes no texts that are none: %j', (options) => {
    expect(() => comparePayees(GERMAN, GERMAN, engine, options as never)).toThrow(TypeError);
    expect(() => sameAccount(GERMAN, GERMAN, engine, options as never)).toThrow(TypeError);
  });

  test('says which member was added, removed or changed', () => {
    const kinds = compare({ ...GERMAN, currency: 'EUR' }, { ...GERMAN, creditor: { name: 'Ada Example' }, method: 'BANK_ACCOUNT' }).changes;
    expect(kinds.map(({ pointer, kind }) => [pointer, kind])).toEqual([
      ['/currency', 'removed'],
      ['/method', 'added'],
      ['/creditor/contactDetails/email', 'removed'],
    ]);
  });

  test('repeats no account number, name or address', () => {
    const pairs = [
      [GERMAN, payee('GB29NWBK60161331926819')],
      [local('US', '021000021', '123456789'), local('US', '111000025', '123456780')],
      [GERMAN, { ...GERMAN, creditor: { name: 'Bob Other' } }],
    ] as const;
    for (const [before, after] of pairs) expect(JSON.stringify(compare(before, after))).not.toMatch(/\d{5}|Ada|Bob|ada@/);
  });

  test('takes any values', () => {
    for (const value of [
      null,
      5,
      'x',
      [],
      { creditor: 7 },
      Object.create(null, {
        country: {
          get: () => {
            throw new Error();
          },
        },
      }),
    ]) {
      expect(compare(value as never, value as never).attention).toBe('confirm');
    }
  });
});
