import { describe, expect, test } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import { ibans } from '../../rules/index/ibans.js';
import { buildIban } from '../../src/identifiers/build-iban.js';
import { ibanCountry, inspect, parse } from '../../src/identifiers/iban.js';
import { toLocal } from '../../src/identifiers/local-account.js';
import { countryModules } from './countries.js';

test('each file is in the index, under its own code', () => {
  expect(Object.keys(ibans)).toEqual(countryModules.map(({ code }) => code));
  for (const { code, rule, account } of countryModules) {
    expect([ibans[code], accounts[code]]).toEqual([rule, account]);
    expect([rule.code, account.code]).toEqual([code, code]);
  }
});

describe.each(countryModules)('$code', ({ code, rule, examples, details }) => {
  test.each(examples.valid)('%s is valid', (iban) => {
    const found = inspect(iban);
    expect(found.problem).toBeUndefined();
    expect(found.country?.rule.code).toBe(rule.code);
  });

  test.each(Object.entries(examples.invalid))('%s raises %s', (iban, code) => {
    expect(`CREDITOR_IBAN_${inspect(iban).problem}`).toBe(code);
  });

  test.each(examples.valid)('%s splits into parts that make it up again', (iban) => {
    const result = parse(iban);
    if (!result.ok) throw new Error('not read');
    const country = ibanCountry(code);
    if (country === undefined) throw new Error('no country');
    const { memberId, account } = toLocal(country, result.iban.bban);
    const bic = rule.bankIsBicPrefix ? `${result.iban.bank}${code}22` : undefined;
    expect(buildIban({ country: code, memberId, account, bic })).toEqual({ ok: true, iban });
  });

  test.each(examples.valid)('%s is built from its BBAN alone', (iban) => {
    expect(buildIban({ country: code, account: iban.slice(4) })).toEqual({ ok: true, iban });
  });

  test.each(details.local)('$iban is built from local details', ({ iban, ...local }) => {
    expect(buildIban({ country: code, ...local })).toEqual({ ok: true, iban });
  });
});
