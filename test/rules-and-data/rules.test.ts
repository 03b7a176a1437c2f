/** An engine that goes by a few rules says nothing that an engine with every rule would not say. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { BR } from '../../rules/countries/BR/index.js';
import { DE } from '../../rules/countries/DE/index.js';
import { PH } from '../../rules/countries/PH/index.js';
import { GCASH } from '../../rules/methods/GCASH.js';
import { SCT } from '../../rules/schemes/SCT.js';
import * as core from '../../src/core.js';
import * as every from '../../src/index.js';
import { anything, on } from '../properties/instructions.js';
import { runs } from '../runs.js';

const sets = { 'DE and SCT': [DE, SCT], BR: [BR], 'PH and GCASH': [PH, GCASH] };
const complete = every.createEngine({ on, threshold: 'info' });

/** Place and code of each alert, without those that are raised only where there is no other, or nothing that the rules cover. */
const alertsOf = ({ alerts }: core.Explanation): readonly string[] =>
  alerts
    .filter(({ code }) => code !== 'CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS' && code !== 'PAYMENT_INSTRUCTION_NOT_CHECKED')
    .map(({ code, pointer }) => `${pointer} ${code}`);

describe.each(Object.entries(sets))('rules: %s', (_, rules) => {
  const engine = core.createEngine({ rules, on, threshold: 'info' });

  property.prop([anything], { numRuns: runs(60) })('raises no alert that every rule together does not raise', (instruction) => {
    const known = alertsOf(every.explain(instruction, complete));
    expect(alertsOf(core.explain(instruction, engine)).filter((alert) => !known.includes(alert))).toEqual([]);
  });
});

test.each([
  [
    'an IBAN of a country that it does not know, beside a system',
    {
      country: 'AO',
      creditorAccount: { id: { value: 'AO0600440830166131860913' } },
      settlementInformation: { settlementSystem: 'PH_INSTAPAY' },
    },
    [PH, GCASH],
    'SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY',
  ],
  [
    'an account number without its bank, beside a system that it does not know',
    { country: 'DE', creditorAccount: { id: { value: '2100' } }, settlementInformation: { settlementSystem: 'OCT_INST' } },
    [DE, SCT],
    'CREDITOR_BANK_IDENTIFIER_MISSING',
  ],
  [
    'the type of an account, beside a method that it does not know',
    { country: 'BR', currency: 'BRL', method: 'DANA', creditorAccount: { type: '' } },
    [BR],
    'CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED',
  ],
] as const)('does not alert on %s', (_, instruction, rules, code) => {
  const codes = ({ alerts }: core.Explanation) => alerts.map((alert) => alert.code);
  expect(codes(every.explain(instruction, complete))).not.toContain(code);
  expect(codes(core.explain(instruction, core.createEngine({ rules, on, threshold: 'info' })))).not.toContain(code);
});

const german = core.createEngine({ rules: [DE, SCT], on });
const toIban = (value: string, country = 'DE') => ({
  ...{ country, currency: 'EUR', creditor: { name: 'Ada Example' } },
  creditorAccount: { id: { value, type: 'IBAN' } },
  settlementInformation: { settlementSystem: 'SCT' },
});

test.each([
  ['a German IBAN', toIban('DE89370400440532013000'), []],
  ['a German IBAN with wrong check digits', toIban('DE88370400440532013000'), ['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']],
  ['an IBAN of a country that it does not know', toIban('FR1520041010050500013M02606', 'FR'), []],
  ['one that is too short for any country', toIban('FR76', 'FR'), []],
  ['an IBAN of no country', toIban('ZZ1520041010050500013M02606', 'FR'), ['CREDITOR_IBAN_INVALID_FORMAT']],
  [
    'a settlement system that it does not know',
    { settlementInformation: { settlementSystem: 'US_FEDWIRE' } },
    ['PAYMENT_INSTRUCTION_NOT_CHECKED'],
  ],
  ['a method that it does not know', { method: 'GCASH' }, ['PAYMENT_INSTRUCTION_NOT_CHECKED']],
  ['a method that the contract does not have', { method: 'CHEQUE' }, ['RECIPIENT_METHOD_UNKNOWN']],
  [
    'a wrong IBAN beside such a method',
    { ...toIban('DE88370400440532013000'), method: 'CHEQUE' },
    ['RECIPIENT_METHOD_UNKNOWN', 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS'],
  ],
  [
    'digits as an IBAN, for a country that the system does not reach',
    { ...toIban('6212345678900000003', 'SO'), method: 'CHEQUE' },
    ['RECIPIENT_METHOD_UNKNOWN', 'CREDITOR_IBAN_INVALID_FORMAT'],
  ],
])('with rules for Germany and SCT: %s', (_, instruction, codes) => {
  expect(core.validate(instruction, german).alerts.map(({ code }) => code)).toEqual(codes);
});

test('what the rules do not hold is said to be not covered', () => {
  const outcomes = core.explain(toIban('FR1520041010050500013M02606', 'FR'), german).checks;
  expect(outcomes).toContainEqual({ check: 'iban/structure', pointer: '/creditorAccount/id/value', outcome: 'not-covered' });
});

test('an engine is given, and has rules', () => {
  expect(() => core.createEngine({} as never)).toThrow(/`rules` is missing/);
  expect(() => core.createEngine({ rules: [undefined] as never })).toThrow(/what payprep\/rules\/\* exports/);
  expect(() => core.validate({}, undefined as never)).toThrow(/second argument must be an engine/);
});
