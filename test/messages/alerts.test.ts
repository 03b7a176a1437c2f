/** The catalogue: every code has a text, a source, and an instruction that raises it and nothing else. */
import { expect, expectTypeOf, describe as group, test } from 'vitest';
import type { AlertCode, AlertParamsOf } from '../../rules/alert-codes/alert-code.js';
import { checkSources, ruleSources } from '../../rules/index/alert-sources.js';
import { en } from '../../rules/index/alert-texts.js';
import { alerts } from '../../rules/index/alerts.js';
import type { Alert } from '../../rules/vocabulary/alert.js';
import * as full from '../../src/full.js';
import { countryInEnglish } from '../../src/identifiers/country/country.js';
import { describe, sourceOf } from '../../src/messages/describe.js';
import { fill } from '../../src/messages/fill.js';
import { codes as all, examples } from '../rules/alerts.js';
import { describeAlertExamples } from '../rules/examples/alerts.js';

const { createEngine, explain, validate } = full;

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });

describeAlertExamples({ full });

test.each(all)('%s: source and text are complete', (code) => {
  const [alert] = explain(examples[code], engine).alerts;
  expect(alert?.source).not.toBe('');
  expect(alert?.message).not.toMatch(/[{}]/);
  expect(JSON.stringify(alert)).not.toMatch(/\d{8}/);
});

/** The letters an IBAN begins with, and what is no country. */
const NAMES_A_CODE: readonly AlertCode[] = ['COUNTRY_UNKNOWN', 'CREDITOR_IBAN_TERRITORY_PREFIX'];

test.each(all.filter((code) => !NAMES_A_CODE.includes(code)))('%s names a country, not its code', (code) => {
  for (const { params, message } of explain(examples[code], engine).alerts.filter((alert) => alert.code === code)) {
    for (const value of Object.values(params).map(String)) {
      if (countryInEnglish(value) !== undefined) expect(message).not.toMatch(new RegExp(`\\b${value}\\b`));
    }
  }
});

test('a sentence has the name of a country on every platform', () => {
  const { DisplayNames } = Intl;
  Reflect.deleteProperty(Intl, 'DisplayNames');
  try {
    const { alerts: found } = explain({ country: 'NL', creditorAccount: { id: { value: 'NL91', type: 'IBAN' } } }, engine);
    expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining('An IBAN of the Netherlands has 18 characters'));
  } finally {
    Object.assign(Intl, { DisplayNames });
  }
});

/** Each run of so many words. */
const runsOf = (text: string, length: number): readonly string[] => {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
};

test.each(all)('%s: what to do is not said twice', (code) => {
  const { text, fix }: Alert = alerts[code];
  const said = runsOf(text, 5);
  expect(runsOf(fix, 5).filter((run) => said.includes(run))).toEqual([]);
});

test.each(all)('%s has a rule and the parameters of its record', (code) => {
  const { rules, text, params = [], optional = [] }: Alert = alerts[code];
  const [alert] = explain(examples[code], engine).alerts;
  expect(Object.keys(rules)).toContain(alert?.rule.replace(/(?<=national-check\/).+/, '*'));
  const shown = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  // beside the code of a method or settlement system stands its name
  const given = Object.keys(alert?.params ?? {}).filter((param) => !['byName', 'methodName', 'systemName'].includes(param));
  const absent = optional.filter((name) => !given.includes(name));
  expect([...given, ...absent].sort()).toEqual([...shown, ...params].sort());
});

test('info turns no OK into ALERT unless it is asked for', () => {
  expect(validate(examples.CREDITOR_BIC_NOT_CONNECTED)).toEqual({ status: 'OK', alerts: [] });
});

test('one alert that counts is enough', () => {
  const [info, error] = [examples.CREDITOR_BIC_NOT_CONNECTED, examples.CURRENCY_UNKNOWN] as readonly object[];
  for (const instruction of [{}, info, error, { ...info, ...error }]) {
    expect(explain(instruction).status).toBe(validate(instruction).status);
  }
  expect(explain({ ...info, ...error }).alerts.map(({ severity }) => severity)).toEqual(expect.arrayContaining(['info', 'error']));
  expect(explain(info as object).status).toBe('OK');
});

test('no member of an alert is without a value', () => {
  for (const code of all) {
    for (const alert of explain(examples[code], engine).alerts) expect(Object.values(alert), code).not.toContain(undefined);
  }
});

group('describe', () => {
  test('fills in parameters', () =>
    expect(describe('COUNTRY_UNKNOWN', { country: 'ZZ' })).toBe('No country has the code ZZ (ISO 3166-1 alpha-2).'));
  test('leaves a name whose parameter is absent', () => expect(describe('COUNTRY_UNKNOWN' as AlertCode)).toContain('{country}'));
  test('leaves out brackets around a parameter that is absent', () =>
    expect(describe('CREDITOR_ACCOUNT_TYPE_MISSING', { by: 'US_FEDACH' })).toBe('US_FEDACH requires the type of the account.'));
  test('names a country, with the article that a sentence needs', () => {
    expect(describe('CREDITOR_BANK_IDENTIFIER_UNKNOWN', { country: 'NL' })).toBe(
      'No known bank in the Netherlands has this bank identifier.',
    );
    expect(describe('CREDITOR_ADDRESS_MISSING', { by: 'PH' })).toBe('The Philippines requires the address of the creditor.');
    expect(describe('CREDITOR_ADDRESS_MISSING', { by: 'SCT' })).toBe('SCT requires the address of the creditor.');
    expect(describe('CREDITOR_BANK_IDENTIFIER_UNKNOWN', { country: 'ZZZ' })).toBe('No known bank in ZZZ has this bank identifier.');
  });
  test('has words around the name of a country, and none around that of a system', () => {
    const text = 'Pour {by: payment=un paiement; place fr ce pays (…)}, le BIC est nécessaire.';
    expect(fill(text, { by: 'IN' })).toBe('Pour ce pays (Inde), le BIC est nécessaire.');
    expect(fill(text, { by: 'SCT' })).toBe('Pour SCT, le BIC est nécessaire.');
    expect(fill(text, { by: 'payment' })).toBe('Pour un paiement, le BIC est nécessaire.');
  });
  test('leaves the code of a country where the platform has no names', () => {
    const { DisplayNames } = Intl;
    Reflect.deleteProperty(Intl, 'DisplayNames');
    try {
      expect(fill('Aus {country: place cs}.', { country: 'NL' })).toBe('Aus NL.');
    } finally {
      Object.assign(Intl, { DisplayNames });
    }
  });
  test('speaks in the texts that it is given', () =>
    expect(describe('COUNTRY_UNKNOWN', { country: 'ZZ' }, { ...en, COUNTRY_UNKNOWN: 'Land {country}?' })).toBe('Land ZZ?'));
  const describeAny = (code: unknown): string => describe(code as AlertCode);
  test('a code that does not exist is answered with the one that was meant', () => {
    expect(describeAny('COUNTRY_UNKNWON')).toBe('No alert has the code COUNTRY_UNKNWON. Did you mean COUNTRY_UNKNOWN?');
    expect(describeAny('toString')).toBe('No alert has the code toString.');
    for (const none of [undefined, null, 7, {}, '', 'DE 12', 'X'.repeat(1000), Symbol('x')]) {
      expect(describeAny(none)).toBe('This is not the code of an alert.');
    }
  });
  test('a rule without a source has none', () => expect(sourceOf('made/up')).toBe(''));
  test('a rule has its own source, and that of no rule whose name is the beginning of its name', () => {
    for (const [rule, source] of Object.entries(ruleSources)) {
      expect(sourceOf(rule)).toBe(source);
      expect(sourceOf(`${rule}/of-my-own`), rule).toBe('');
    }
  });
  test.each(['iban', 'bank-identifier', 'account-number'])('%s/national-check/… has the source of the check', (kind) => {
    for (const [check, source] of Object.entries(checkSources)) expect(sourceOf(`${kind}/national-check/${check}`)).toBe(source);
    expect(sourceOf(`${kind}/national-check/made-up`)).toBe('');
  });
  test('what no rule is called has no source', () => {
    for (const rule of ['', 'toString', '__proto__', 'national-check/']) expect(sourceOf(rule)).toBe('');
  });
  test('the compiler knows the parameters of each text', () => {
    expectTypeOf<AlertParamsOf<'COUNTRY_UNKNOWN'>>().toEqualTypeOf<{ readonly country: string | number }>();
    expectTypeOf<keyof AlertParamsOf<'CREDITOR_INVALID_FORMAT'>>().toEqualTypeOf<never>();
  });
});
