import { describe, expect, test } from 'vitest';
import { ibans } from '../../rules/index/ibans.js';
import * as full from '../../src/full.js';
import * as iban from '../../src/iban.js';
import { toLocal } from '../../src/identifiers/account/local-account.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import * as core from '../../src/index.js';
import * as localAccount from '../../src/local-account.js';
import { countryModules } from './countries.js';
import { describeRuleExamples } from './examples/by-rule.js';
import { describeIbanExamples } from './examples/ibans.js';

test('each file is in the index, under its own code', () => {
  expect(Object.keys(ibans)).toEqual(countryModules.map(({ code }) => code));
  for (const { code, rule } of countryModules) expect(rule.code).toBe(code);
});

describeIbanExamples({ core, iban, localAccount });
describeRuleExamples({ core, full, localAccount });

describe.each(countryModules.filter(({ account }) => account.domestic !== undefined))('$code', ({ code, rule, examples }) => {
  test.each(examples.valid)('%s splits into parts that make it up again', (text) => {
    const result = iban.parse(text);
    const country = allCountries.withIban(code);
    if (!result.ok || country === undefined) throw new Error('not read');
    const bic = rule.bankIsBicPrefix ? `${result.iban.bank}${code}22` : undefined;
    expect(localAccount.buildIban({ country: code, ...toLocal(country, result.iban.bban), bic })).toEqual({ ok: true, iban: text });
  });
});
