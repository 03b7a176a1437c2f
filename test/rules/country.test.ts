/** What of a country's declaration the type system holds, and what the suite holds for it. */

import { describe, expect, test } from 'vitest';
import { countries } from '../../rules/index/ibans.js';
import { country } from '../../rules/vocabulary/country.js';
import { iso7064Mod97 } from '../../rules/check-digits/mod97.js';
import { weighted } from '../../rules/check-digits/weighted-sum.js';
import { exactly } from '../../rules/account-forms/account-form.js';
import { declaredForms } from '../../src/identifiers/account-forms.js';
import { isCountry } from '../../src/identifiers/country.js';
import { currencyStatus } from '../../src/identifiers/currency.js';
import { domesticFacts } from '../../src/identifiers/domestic-facts.js';
import { memberIdFields } from '../../src/identifiers/domestic-parts.js';
import { compiledCountries } from './bbans.js';

const XX = { code: 'XX', currency: 'EUR' } as const;

test('a declaration is the rule', () => {
  const bban = 'bank:3n account:7n check:2n';
  expect(country({ ...XX, bban, checks: [iso7064Mod97('check')], account: [exactly('account', 'check')] })).toMatchObject({ ...XX, bban });
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
});

test('what reads a field that the layout does not have does not compile', () => {
  const bban = 'bank:3n account:7n check:2n';
  // @ts-expect-error a check over a branch
  country({ ...XX, bban, checks: [weighted({ name: 'sum', over: ['branch'], weights: [1], modulus: 11, check: 'check' })] });
  // @ts-expect-error check digits of the bank
  country({ ...XX, bban, checks: [iso7064Mod97('bankCheck')] });
  // @ts-expect-error a form with a prefix
  country({ ...XX, bban, account: [exactly('prefix', 'account')] });
  // @ts-expect-error a bank identifier with a branch
  country({ ...XX, bban, bankIdentifier: ['bank', 'branch'] });
  // @ts-expect-error a member identifier with a branch
  country({ ...XX, bban, memberId: ['bank', 'branch'] });
  // @ts-expect-error a constant in a field that is not there
  country({ ...XX, bban, constants: { reserved: '0' } });
});

describe.each(compiledCountries.map((compiled) => ({ code: compiled.rule.code, compiled })))('$code', ({ compiled }) => {
  const { rule, layout, checks } = compiled;

  test('is a country with a currency in use', () => {
    expect(isCountry(rule.code)).toBe(true);
    expect(currencyStatus(countries[rule.code]?.currency ?? '', '2026-11-20')).toBe('active');
  });

  test('has a bank and an account', () => expect(layout.fields).toEqual(expect.arrayContaining(['bank', 'account'])));

  // so that no IBAN is ever built with a field that nobody gave
  test('each form, with the bank identifier, leaves only digits that can be computed', () => {
    const computed = checks.filter((check) => check.complete !== undefined).flatMap((check) => check.fields);
    const known = [...memberIdFields(compiled), ...Object.keys(domesticFacts(rule).constants ?? {})];
    const bank = rule.bankIsBicPrefix ? ['bank'] : [];
    for (const form of declaredForms(rule) ?? []) {
      const given = new Set([...known, ...bank, ...form.fields]);
      const missing = layout.fields.filter((field) => !given.has(field));
      for (const field of missing) {
        expect(['check', 'bankCheck']).toContain(field);
        expect(computed).toContain(field);
      }
    }
  });

  test('territories and BIC countries are countries without a module of their own name', () => {
    for (const code of [...(rule.territories ?? []), ...(domesticFacts(rule).bicCountries ?? [])]) expect(isCountry(code)).toBe(true);
    for (const code of rule.territories ?? []) expect(compiledCountries.some(({ rule: other }) => other.code === code)).toBe(false);
  });
});
