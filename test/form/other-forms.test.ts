/** Forms without a rule of a country, and branches: what is shown, what is wrong and where. */
import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type FormatOptions, formatAsTyped } from '../../src/form.js';
import { isCardNumber } from '../../src/identifiers/card-number.js';
import { isEmail } from '../../src/identifiers/email.js';
import { runs } from '../runs.js';

describe('the number of a branch', () => {
  const at = (country: string, memberId?: string): FormatOptions => ({ type: 'BRANCH_ID', country, memberId });

  test.each([
    ['1584-9', at('BR', '001'), 'complete', '1584-9'],
    ['1584-8', at('BR', '001'), 'wrong', '1584-8'],
    ['1584-8', at('BR'), 'complete', '1584-8'],
    ['158', at('BR', '3412545'), 'incomplete', '158'],
    ['04567', at('CA', '003'), 'complete', '04567'],
    ['0456', at('CA', '003'), 'incomplete', '0456'],
    ['045678', at('CA'), 'wrong', '045678'],
    ['0A', at('CA'), 'wrong', '0A'],
    ['001', at('JP', '0005'), 'complete', '001'],
    ['anything', at('DE'), 'complete', 'ANYTHING'],
    ['anything', at('AQ'), 'complete', 'ANYTHING'],
  ] as const)('%s of %j is %s', (text, options, state, value) => expect(formatAsTyped(text, options)).toMatchObject({ state, value }));

  test('has an example of the country', () => {
    expect(formatAsTyped('', at('CA')).example).toMatch(/^\d{5}$/);
    expect(formatAsTyped('', at('DE')).example).toBeUndefined();
  });
});

describe('a card number', () => {
  const type = 'CARD_NUMBER';

  test.each([
    ['4242424242424242', 'complete', '4242 4242 4242 4242', undefined],
    ['4242424242424243', 'incomplete', '4242 4242 4242 4243', undefined],
    ['5555555555554445', 'wrong', '5555 5555 5555 4445', [0, 19]],
    ['378282246310005', 'complete', '3782 822463 10005', undefined],
    ['37828', 'incomplete', '3782 8', undefined],
    ['9', 'wrong', '9', [0, 1]],
    ['42a', 'wrong', '42A', [2, 3]],
  ] as const)('%s is %s', (text, state, value, range) => {
    const shown = formatAsTyped(text, { type });
    expect(shown).toMatchObject({ state, value });
    expect(shown.range).toEqual(range);
  });

  test('is none of Discover with 18 digits, as the rules have it', () =>
    expect(formatAsTyped('650000000000000002', { type }).state).not.toBe('complete'));

  test('is one of UnionPay in China', () => {
    expect(formatAsTyped('4', { type, country: 'CN' }).state).toBe('wrong');
    expect(formatAsTyped('6200000000000006', { type, country: 'CN' }).state).toBe('complete');
  });

  propertyTest.prop([fc.stringMatching(/^(?:3[47]|35|4|5|2|6|62|65|81)\d{12,18}$/)], { numRuns: runs(170) })(
    'is complete where the rules know it as one, or as one of UnionPay',
    (digits) => {
      const isUnionPay = /^(?:62|81)\d{14,17}$/.test(digits);
      expect(formatAsTyped(digits, { type }).state === 'complete').toBe(isUnionPay || isCardNumber(digits));
    },
  );
});

describe('an e-mail address', () => {
  const type = 'EMAIL';

  test.each([
    ['Ada@Example.org', 'complete', undefined],
    [' ada@example.org ', 'complete', undefined],
    ['ada', 'incomplete', undefined],
    ['ada@example', 'incomplete', undefined],
    ['ada@example.', 'incomplete', undefined],
    ['@', 'wrong', [0, 1]],
    ['.a', 'wrong', [0, 1]],
    ['a..b', 'wrong', [1, 2]],
    ['a.@', 'wrong', [1, 2]],
    ['a@b@', 'wrong', [3, 4]],
    ['a@-b', 'wrong', [2, 3]],
    ['a@b-.', 'wrong', [3, 4]],
    ['a"b', 'wrong', [1, 2]],
    [`${'a'.repeat(65)}`, 'wrong', [64, 65]],
    [`a@${'b'.repeat(64)}`, 'wrong', [65, 66]],
  ] as const)('%s is %s, in the letters that were typed', (text, state, range) => {
    const shown = formatAsTyped(text, { type });
    expect(shown).toMatchObject({ state, value: text.trim() });
    expect(shown.range).toEqual(range);
  });

  propertyTest.prop([fc.oneof(fc.emailAddress(), fc.stringMatching(/^[ab.@\-+1]{1,12}$/))], { numRuns: runs(170) })(
    'is complete where `isEmail` says so, and no beginning of it is wrong then',
    (text) => {
      expect(formatAsTyped(text, { type }).state === 'complete').toBe(isEmail(text));
      if (!isEmail(text)) return;
      for (let end = 0; end < text.length; end++) expect(formatAsTyped(text.slice(0, end), { type }).state).not.toBe('wrong');
    },
  );
});

describe('an alias', () => {
  test.each([
    ['name@upi', 'complete'],
    ['Perro.Gato', 'complete'],
    ['', 'incomplete'],
    ['a"', 'wrong'],
  ])('%s is %s, and stays as it was typed', (text, state) =>
    expect(formatAsTyped(text, { type: 'ALIAS' })).toMatchObject({ state, value: text }),
  );
});

describe('behind a label', () => {
  const of = (type: FormatOptions['type'], country: string): FormatOptions => ({ type, country });

  test.each([
    ['Sort code: 60-16-13', of('MEMBER_ID', 'GB'), '60-16-13'],
    ['Sort code：６０ １６ １３', of('MEMBER_ID', 'GB'), '60-16-13'],
    ['Account no.: 31926819', of('ACCOUNT_NUMBER', 'GB'), '31926819'],
    ['Routing # 021000021', of('MEMBER_ID', 'US'), '021000021'],
    ['Acct# 123456789', of('ACCOUNT_NUMBER', 'US'), '123456789'],
    ['IFSC Code: sbin0000300', of('MEMBER_ID', 'IN'), 'SBIN0000300'],
    ['CLABE: 032180000118359719', of('ACCOUNT_NUMBER', 'MX'), '032180000118359719'],
    ['CPF: 111.444.777-35', of('TAX_ID', 'BR'), '111.444.777-35'],
    ['Agência: 04567', of('BRANCH_ID', 'CA'), '04567'],
    ['E-mail: name@example.com', { type: 'EMAIL' }, 'name@example.com'],
    ['Card no: 4111 1111 1111 1111', { type: 'CARD_NUMBER' }, '4111 1111 1111 1111'],
    ['BIC: cobadeffxxx', { type: 'BIC' }, 'COBADEFFXXX'],
    ['BIC COBADEFFXXX', { type: 'BIC' }, 'COBADEFFXXX'],
    ['BIC/SWIFT: COBA DE FF', { type: 'BIC' }, 'COBADEFF'],
    ['Swift code COBADEFF', { type: 'BIC' }, 'COBADEFF'],
    ['Código SWIFT: COBADEFF', { type: 'BIC' }, 'COBADEFF'],
  ] as const)('in “%s” stands what is asked for', (text, options, within) =>
    expect(formatAsTyped(text, options)).toMatchObject({ state: 'wrong', within }),
  );

  test.each([
    ['Routing # 021000022', of('MEMBER_ID', 'US')], // wrong check digit
    ['Sort code: 60-16-13 31926819', of('MEMBER_ID', 'GB')],
    ['Code 2: 60-16-13', of('MEMBER_ID', 'GB')],
    ['Sort code', of('MEMBER_ID', 'GB')],
    ['Bank: Deutsche', { type: 'BIC' }], // eight letters that a BIC could be
    ['BIC COBA', { type: 'BIC' }],
    [`${'x'.repeat(300)}: 601613`, of('MEMBER_ID', 'GB')],
    ['60-16-13', of('MEMBER_ID', 'GB')],
  ] as const)('in “%s” stands nothing else', (text, options) => expect(formatAsTyped(text, options)).not.toHaveProperty('within'));
});
