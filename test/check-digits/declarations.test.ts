/** What a check says of itself: the name by which results name it, where they do, how grave a failure is, and the fields that it reads. */
import { describe, expect, test } from 'vitest';
import { balticPersonalCode } from '../../rules/check-digits/baltic-personal-code.js';
import { brazilianAccount, brazilianBranch, brazilianBranchAccount } from '../../rules/check-digits/brazilian.js';
import { cin } from '../../rules/check-digits/cin.js';
import { germanAccountMethod } from '../../rules/check-digits/german/account-method.js';
import { jmbg } from '../../rules/check-digits/jmbg.js';
import { luhn } from '../../rules/check-digits/luhn.js';
import { mod11_10 } from '../../rules/check-digits/mod11-10.js';
import { cleRib, iso7064Mod97, mod97Remainder } from '../../rules/check-digits/mod97.js';
import { branchRanges, newZealandAccount } from '../../rules/check-digits/new-zealand.js';
import { russianAccountKey } from '../../rules/check-digits/russian-account.js';
import { swedishAccount, swedishClearing } from '../../rules/check-digits/swedish.js';
import { turkishTaxNumber } from '../../rules/check-digits/turkish-tax-number.js';
import { ukModulus } from '../../rules/check-digits/uk-modulus.js';
import { verhoeff } from '../../rules/check-digits/verhoeff.js';
import { weightedDigits } from '../../rules/check-digits/weighted-digits.js';
import { weighted } from '../../rules/check-digits/weighted-sum.js';
import { localAccount } from '../../rules/vocabulary/account.js';
import { anyOf } from '../../rules/vocabulary/check.js';
import { country } from '../../rules/vocabulary/country.js';
import { identifier } from '../../rules/vocabulary/identifier.js';
import { spansOf } from './support.js';

test.each([
  ['account-method', 'error', 'bank account', germanAccountMethod('bank', 'account')],
  ['uk-modulus', 'error', 'branch account', ukModulus('branch', 'account')],
  ['br-account', 'warning', 'bank account check', brazilianAccount('bank', 'account', 'check')],
  ['br-branch-account', 'warning', 'bank branch account check', brazilianBranchAccount('bank', 'branch', 'account', 'check')],
  ['br-branch', 'warning', 'bank branch bankCheck', brazilianBranch('bank', 'branch', 'bankCheck')],
  ['cle-rib', 'error', 'check', cleRib('check')],
  ['cin', 'error', 'bank branch check', cin(['bank', 'branch'], 'check')],
  ['luhn', 'error', 'bank account check', luhn(['bank', 'account'], 'check')],
  ['iso7064-mod97-10', 'error', 'check', iso7064Mod97('check')],
  ['mod97-remainder', 'error', 'bank account check', mod97Remainder(['bank', 'account'], 'check')],
  ['iso7064-mod11-10', 'error', 'account', mod11_10('account')],
  [
    'nz-account',
    'error',
    'bank branch account type',
    newZealandAccount({ bank: 'bank', branch: 'branch', base: 'account', suffix: 'type' }, {}),
  ],
  ['branch-range', 'error', 'bank branch', branchRanges('bank', 'branch', {})],
  ['ru-account-key', 'error', 'bank branch account', russianAccountKey('bank', ['branch', 'account'])],
  ['se-account', 'warning', 'bank account', swedishAccount('bank', 'account')],
  ['se-clearing', 'warning', 'bank bankCheck', swedishClearing('bank', 'bankCheck')],
])('%s: %s, of %s', (name, severity, fields, check) => {
  expect(check.name).toBe(name);
  expect(check.severity).toBe(severity);
  expect(check.fields.join(' ')).toBe(fields);
});

test.each([
  ['balticPersonalCode', 'number check', balticPersonalCode(['number'], 'check')],
  ['anyOf', 'bank account', anyOf(mod11_10('bank'), mod11_10('account'))],
  ['jmbg', 'number check', jmbg(['number'], 'check')],
  ['turkishTaxNumber', 'number', turkishTaxNumber('number')],
  ['verhoeff', 'number check', verhoeff('number', 'check')],
])('%s: an error, of %s', (_, fields, check) => {
  expect(check.severity).toBe('error');
  expect(check.fields.join(' ')).toBe(fields);
});

describe('does not compile', () => {
  const sum = { name: 'sum', over: ['account'], modulus: 11 } as const;
  const id = { type: 'ID', kind: 'TXID', confidence: 'known' } as const;

  test('a sum without weights', () => {
    // @ts-expect-error no weights
    weightedDigits({ ...sum, weights: [], check: 'check' });
    // @ts-expect-error no weights for a second sum
    weighted({ ...sum, weights: [1], again: [], check: 'check' });
  });

  test('what is written for a check digit, without a field for it', () => {
    // @ts-expect-error substitutes
    weightedDigits({ ...sum, weights: [1], substitutes: { 10: 0 } });
    // @ts-expect-error a remainder
    weighted({ ...sum, weights: [1], remainder: true });
    // @ts-expect-error a second sum
    weighted({ ...sum, weights: [1], again: [2] });
    // @ts-expect-error an alphabet
    weighted({ ...sum, weights: [1], written: '01234567890' });
    // @ts-expect-error of two that say what is written, one would not count
    weighted({ ...sum, weights: [1], check: 'check', written: '01234567890', substitutes: { 10: 0 } });
  });

  test('a check that needs a table where there is none', () => {
    const bban = 'bank:4a branch:6n account:8n';
    // @ts-expect-error `payprep/iban` has no tables
    country({ code: 'XX', bban, checks: [ukModulus('branch', 'account')] });
    // @ts-expect-error nor have identifiers
    identifier({ ...id, layout: 'bank:8n account:10n', checks: [germanAccountMethod('bank', 'account')] });
    // @ts-expect-error a check that needs none belongs to the IBAN, or `payprep/iban` would lack it
    localAccount(country({ code: 'XX', bban }), { currency: 'EUR', checks: [luhn(['branch'], 'account')] });
    // @ts-expect-error a field that the layout does not have
    localAccount(country({ code: 'XX', bban: 'bank:4a account:8n' }), { currency: 'EUR', checks: [ukModulus('branch', 'account')] });
  });

  test('a currency in a field that the layout does not have, or in none', () => {
    const rule = country({ code: 'XX', bban: 'bank:4a account:8n' });
    // @ts-expect-error no such field
    localAccount(rule, { currency: 'EUR', currencyInNumber: { fields: ['currency'], severity: 'info' } });
    // @ts-expect-error no field
    localAccount(rule, { currency: 'EUR', currencyInNumber: { fields: [], severity: 'info' } });
  });

  test('a check over a field that an identifier does not have', () => {
    // @ts-expect-error no such field
    identifier({ ...id, layout: 'number:8n check:1n', checks: [luhn(['body'], 'check')] });
  });
});

describe('is refused when it is bound to a layout', () => {
  const spans = spansOf('bank:3n account:4n check:2n');
  const sum = { name: 'sum', over: ['account'], modulus: 11, check: 'check' } as const;

  test.each([
    ['a slice beyond the fields', weightedDigits({ ...sum, weights: [1], slice: [2, 5] })],
    ['a slice before the fields', weightedDigits({ ...sum, weights: [1], slice: [-1, 3] })],
    ['an empty slice', weightedDigits({ ...sum, weights: [1], slice: [2, 2] })],
    ['a weight that no digit has', weightedDigits({ ...sum, weights: [1, 2, 3, 4, 5] })],
    ['the same, with letters', weighted({ ...sum, weights: [1, 2, 3, 4, 5], values: '0123456789AB' })],
    ['a weight of a second sum that no digit has', weighted({ ...sum, weights: [1], again: [1, 2, 3, 4, 5] as const })],
  ])('%s', (_, check) => {
    expect(() => check.compile(spans)).toThrow(new TypeError('a slice or a weight beyond the fields account'));
  });

  test('as many weights as digits are right', () => {
    expect(() => weightedDigits({ ...sum, weights: [1, 2, 3, 4] }).compile(spans)).not.toThrow();
    expect(() => weightedDigits({ ...sum, weights: [1, 2], slice: [2, 4] }).compile(spans)).not.toThrow();
  });

  test.each([iso7064Mod97('check'), cleRib('check')])('$name whose check digits are not the last two', (check) => {
    const error = new TypeError(`${check.name}: two check digits at the end`);
    expect(() => check.compile(spansOf('bank:3n check:2n account:4n'))).toThrow(error);
    expect(() => check.compile(spansOf('bank:3n account:4n check:1n'))).toThrow(error);
    expect(() => check.compile(spans)).not.toThrow();
  });
});
