/** What of a country's declaration the type system holds, and what the suite holds for it. */

import { describe, expect, test } from 'vitest';
import { exactly } from '../../rules/account-forms/account-form.js';
import { iso7064Mod97 } from '../../rules/check-digits/mod97.js';
import { weightedDigits } from '../../rules/check-digits/weighted-digits.js';
import { accounts } from '../../rules/index/accounts.js';
import { accountWithoutIban, localAccount } from '../../rules/vocabulary/account.js';
import { country } from '../../rules/vocabulary/country.js';
import { memberIdFields } from '../../src/identifiers/account/domestic-parts.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { currencyStatus } from '../../src/identifiers/currency.js';
import { compiledCountries } from './bbans.js';

const XX = { code: 'XX' } as const;

test('a declaration is the rule', () => {
  const bban = 'bank:3n account:7n check:2n';
  const checks = [iso7064Mod97('check')];
  const rule = country({ ...XX, bban, checks });
  expect(rule).toEqual({ ...XX, bban, checks });
  const forms = [exactly('account', 'check')] as const;
  expect(localAccount(rule, { currency: 'EUR', forms })).toEqual({ ...XX, currency: 'EUR', inIban: { forms } });
  const domestic = { bban: 'bank:4n account:9n', forms: [exactly('account')] } as const;
  expect(localAccount(rule, { currency: 'EUR', domestic })).toEqual({
    ...XX,
    currency: 'EUR',
    inIban: {},
    domestic: { ...XX, hasIban: false, ...domestic },
  });
  expect(accountWithoutIban({ ...XX, currency: 'EUR', bban, checks })).toEqual({
    ...XX,
    currency: 'EUR',
    domestic: { ...XX, hasIban: false, bban, checks },
  });
});

test('a layout with a field or a class that does not exist does not compile', () => {
  // @ts-expect-error there is no field "acount"
  country({ ...XX, bban: 'bank:3n acount:7n' });
  // @ts-expect-error there is no class "x"
  country({ ...XX, bban: 'bank:3x account:7n' });
  // @ts-expect-error the length is missing
  country({ ...XX, bban: 'bank:n account:7n' });
  // @ts-expect-error two spaces
  country({ ...XX, bban: 'bank:3n  account:7n' });
  // @ts-expect-error the last part counts as well
  country({ ...XX, bban: 'bank:3n account:7n chek:2n' });
  // @ts-expect-error a layout without IBAN
  accountWithoutIban({ ...XX, currency: 'EUR', bban: 'bank:3n acount:7n' });
  // @ts-expect-error a domestic layout
  localAccount(country({ ...XX, bban: 'bank:3n account:7n' }), { currency: 'EUR', domestic: { bban: 'bank:3n acount:7n' } });
});

test('what reads a field that the layout does not have does not compile', () => {
  const bban = 'bank:3n account:7n check:2n';
  const rule = country({ ...XX, bban });
  const currency = 'EUR';
  // @ts-expect-error a check over a branch
  country({ ...XX, bban, checks: [weightedDigits({ name: 'sum', over: ['branch'], weights: [1], modulus: 11, check: 'check' })] });
  // @ts-expect-error check digits of the bank
  country({ ...XX, bban, checks: [iso7064Mod97('bankCheck')] });
  // @ts-expect-error a form with a prefix
  localAccount(rule, { currency, forms: [exactly('prefix', 'account')] });
  // @ts-expect-error a bank identifier with a branch
  country({ ...XX, bban, bankIdentifier: ['bank', 'branch'] });
  // @ts-expect-error a member identifier with a branch
  localAccount(rule, { currency, memberId: ['bank', 'branch'] });
  // @ts-expect-error a constant in a field that is not there
  localAccount(rule, { currency, constants: { reserved: '0' } });
  // @ts-expect-error the same without IBAN
  accountWithoutIban({ ...XX, currency, bban, forms: [exactly('prefix', 'account')] });
  // @ts-expect-error the same for a domestic layout, which has fields of its own
  localAccount(rule, { currency, domestic: { bban: 'bank:4n account:9n', forms: [exactly('account', 'check')] } });
});

describe.each(compiledCountries.map((compiled) => ({ code: compiled.rule.code, compiled })))('$code', ({ compiled }) => {
  const { rule, layout, checks, facts } = compiled;

  test('is a country with a currency in use', () => {
    expect(isCountry(rule.code)).toBe(true);
    expect(currencyStatus(accounts[rule.code]?.currency ?? '', '2026-11-20')).toBe('active');
  });

  test('has a bank and an account', () => expect(layout.fields).toEqual(expect.arrayContaining(['bank', 'account'])));

  // so that no IBAN is ever built with a field that nobody gave
  test('each form, with the bank identifier, leaves only digits that can be computed', () => {
    const computed = checks.filter((check) => check.complete !== undefined).flatMap((check) => check.fields);
    const known = [...memberIdFields(compiled), ...Object.keys(facts.constants ?? {})];
    const bank = rule.bankIsBicPrefix ? ['bank'] : [];
    // a number by which the bank alone knows the account fills no field, and builds none
    for (const form of (facts.forms ?? []).filter(({ fields }) => fields.length > 0)) {
      const given = new Set([...known, ...bank, ...form.fields]);
      // Iceland writes accounts without the number of the owner: no IBAN is built of them
      const missing = layout.fields.filter((field) => !given.has(field) && field !== 'holder');
      for (const field of missing) {
        expect(['check', 'bankCheck']).toContain(field);
        expect(computed).toContain(field);
      }
    }
  });

  test('territories and BIC countries are countries without a module of their own name', () => {
    for (const code of [...(rule.territories ?? []), ...(facts.bicCountries ?? [])]) expect(isCountry(code)).toBe(true);
    for (const code of rule.territories ?? []) expect(compiledCountries.some(({ rule: other }) => other.code === code)).toBe(false);
  });
});
