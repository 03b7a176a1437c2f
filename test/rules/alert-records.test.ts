/** The records of the alerts: complete, in plain sentences, and what the compiler refuses in them and in checks that raise them. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { AlertCode, AlertParamsOf, AlertRule, RuleOf } from '../../rules/alert-codes/alert-code.js';
import { en } from '../../rules/index/alert-texts.js';
import { alerts } from '../../rules/index/alerts.js';
import { alertTexts } from '../../rules/texts/alert-texts.js';
import { fieldTexts } from '../../rules/texts/field-texts.js';
import { type Alert, alert, type ParamsOf } from '../../rules/vocabulary/alert.js';
import { Findings } from '../../src/findings/findings.js';

const records: readonly (readonly [string, Alert])[] = Object.entries(alerts);

describe.each(records)('%s', (code, { severity, reason, rules, cause, fix, text }) => {
  test('is named after an entity, a field and a problem', () => expect(code).toMatch(/^[A-Z]+[A-Z\d]*(?:_[A-Z\d]+)+$/));
  test('has a severity, an ISO 20022 reason, and a source for each of its rules', () => {
    expect(['error', 'warning', 'info']).toContain(severity);
    expect(reason).toMatch(/^[A-Z]{2}(?:\d{2}|[A-Z]{2})$/);
    expect(Object.keys(rules)).not.toEqual([]);
    for (const [rule, source] of Object.entries(rules)) {
      expect(rule).toMatch(/^[a-z][a-z\d-]*(?:\/[a-z\d-]+)*(?:\/\*)?$/);
      expect(typeof source).toBe(rule.endsWith('/*') ? 'object' : 'string');
      expect(source).not.toBe('');
    }
  });
  test('says what goes wrong and what to do, in one sentence each', () => {
    for (const text of [cause, fix]) expect(text).toMatch(/^[A-Z].*[\p{L}\p{N})]\.$/u);
  });
  test('has an English text of sentences', () => expect(text).toMatch(/^[A-Z{].*[\p{L}\p{N})}]\.$/u));
});

const base = { severity: 'error', reason: 'BE09', rules: { 'country/iso-3166-1': 'ISO 3166-1' }, cause: '', fix: '', example: {} } as const;
const text = 'No country {country}.';
/** Each text as a literal, as a file of a language has it. */
const english = en as { readonly [Code in AlertCode]: (typeof alerts)[Code]['text'] };

describe('the compiler', () => {
  test('reads rules, parameters and the text from a record', () => {
    const record = alert({ ...base, text });
    expectTypeOf(record).toEqualTypeOf<Alert<'country/iso-3166-1', 'country', never, 'No country {country}.'>>();
    expectTypeOf(alert({ ...base, params: ['on'], text })).toEqualTypeOf<
      Alert<'country/iso-3166-1', 'country' | 'on', never, 'No country {country}.'>
    >();
    expectTypeOf(alert({ ...base, optional: ['country'], text })).toEqualTypeOf<
      Alert<'country/iso-3166-1', 'country', 'country', 'No country {country}.'>
    >();
    expectTypeOf<ParamsOf<'{a: x=y; z=w} or {b}'>>().toEqualTypeOf<'a' | 'b'>();
    expect(record.text).toBe(text);
  });

  test('takes the texts of a language, their parameters in any order, with words of its own for them', () => {
    const own = { ...english, COUNTRY_CURRENCY_INCONSISTENCY: '{currency: EUR=euro}, {country}?' } as const;
    expect(alertTexts(own)).toBe(own);
    const turned = { ...english, COUNTRY_CURRENCY_INCONSISTENCY: '{currency} {country}?' } as const;
    expect(alertTexts(turned)).toBe(turned);
  });

  test('refuses a text without a parameter, with another, with one too many, a code that is missing and one that does not exist', () => {
    // @ts-expect-error
    alertTexts({ ...english, COUNTRY_UNKNOWN: 'Kein Land hat diesen Code.' });
    // @ts-expect-error
    alertTexts({ ...english, COUNTRY_UNKNOWN: 'Kein Land hat den Code {land}.' });
    // @ts-expect-error
    alertTexts({ ...english, COUNTRY_UNKNOWN: 'Kein Land hat den Code {country}, den {value} hat.' });
    const { COUNTRY_UNKNOWN: _, ...fewer } = english;
    // @ts-expect-error
    alertTexts(fewer);
    // @ts-expect-error
    expect(alertTexts({ ...english, COUNTRY_LOST: 'Lost.' })).toHaveProperty('COUNTRY_LOST');
  });

  test('reports a code that is missing where the texts begin, and none of the texts beside it', () => {
    // @ts-expect-error
    alertTexts({
      COUNTRY_UNKNOWN: 'Kein Land hat den Code {country}.',
    });
    // @ts-expect-error
    fieldTexts({
      enter: 'Füllen Sie „{label}“ aus.',
    });
  });

  test('refuses a record without a cause, a parameter that no text has, and a severity that does not exist', () => {
    const { cause: _, ...without } = base;
    // @ts-expect-error
    alert({ ...without, text });
    // @ts-expect-error
    alert({ ...base, optional: ['land'], text });
    // @ts-expect-error
    expect(alert({ ...base, severity: 'fatal', text }).severity).toBe('fatal');
  });

  test('knows the rules and the parameters of each code', () => {
    expectTypeOf<RuleOf<'CREDITOR_NAME_INVALID_FORMAT'>>().toEqualTypeOf<'name/letters' | 'name/words'>();
    expectTypeOf<RuleOf<'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS'>>().toEqualTypeOf<`iban/national-check/${string}`>();
    expectTypeOf<RuleOf<'COUNTRY_UNKNOWN' | 'CURRENCY_UNKNOWN'>>().toEqualTypeOf<never>();
    expectTypeOf<'name/repeatd'>().not.toExtend<AlertRule>();
    expectTypeOf<'name/length'>().toExtend<AlertRule>();
    expectTypeOf<string>().not.toExtend<AlertCode>();
    expectTypeOf<keyof AlertParamsOf<'CREDITOR_NAME_TOO_LONG'>>().toEqualTypeOf<'by' | 'length' | 'max'>();
    expectTypeOf<AlertParamsOf<'CREDITOR_DOCUMENT_MISSING'>>().toEqualTypeOf<{
      readonly by: string | number;
      readonly types?: string | number;
    }>();
    expectTypeOf<keyof AlertParamsOf<'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS'>>().toEqualTypeOf<'country'>();
  });

  test('refuses an alert with a rule or a parameter that its record does not have', () => {
    const findings = new Findings(true);
    const [name, country] = ['/creditor/name', 'BE'];
    findings.report('CREDITOR_NAME_SUSPICIOUS', name, { rule: 'name/placeholder' });
    // @ts-expect-error
    findings.report('CREDITOR_NAME_SUSPICIOUS', name, { rule: 'name/repeatd' });
    // @ts-expect-error
    findings.report('CREDITOR_NAME_SUSPICIOUS', name, { rule: 'name/length' });
    // @ts-expect-error
    findings.report('CREDITOR_NAME_SUSPICIOUS', name, { rule: 'name/placeholder', params: { tims: 3 } });
    // @ts-expect-error
    findings.report('COUNTRY_UNKNOWN', '/country', { rule: 'country/iso-3166-1', params: { tims: 3 } });
    // @ts-expect-error
    findings.report('COUNTRY_UNKNOWN', '/country', { rule: 'country/iso-3166-1', params: { country, tims: 3 } });
    // @ts-expect-error
    findings.report('COUNTRY_UNKNOWN', '/country', { rule: 'country/iso-3166-1' });
    findings.report('COUNTRY_UNKNOWN', '/country', { rule: 'country/iso-3166-1', params: { country } });
    // @ts-expect-error
    findings.report('COUNTRY_LOST', '/country', { rule: 'country/iso-3166-1' });
    expect(findings.checks).toHaveLength(9);
  });
});
