/** The records of the alerts: complete, in plain sentences, and what the compiler refuses in them and in checks that raise them. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { AlertCode, AlertParamsOf, AlertRule, RuleOf } from '../../rules/alert-codes/alert-code.js';
import type { IntermediaryAgentAlerts } from '../../rules/alerts/intermediary-agent.js';
import { en } from '../../rules/index/alert-texts.js';
import { alerts } from '../../rules/index/alerts.js';
import { alertTexts } from '../../rules/texts/alert-texts.js';
import { fieldTexts } from '../../rules/texts/field-texts.js';
import { type AgentAlert, type AgentCode, agentCodes, alertsOfAgents } from '../../rules/vocabulary/agent-alert.js';
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
type OfAgents = { readonly [Problem in keyof IntermediaryAgentAlerts]: IntermediaryAgentAlerts[Problem]['text'] };
type WithoutAgents = Omit<{ readonly [Code in AlertCode]: (typeof alerts)[Code]['text'] }, AgentCode<keyof OfAgents>>;

const FIRST_AGENT = 'INTERMEDIARY_AGENT1_';
const numbered = Object.entries(en).flatMap(([code, each]) =>
  code.startsWith(FIRST_AGENT) ? [[code.slice(FIRST_AGENT.length), each.replace('agent 1', 'agent {number}')] as const] : [],
);
const isOfAgents = (code: string): boolean => numbered.some(([problem]) => agentCodes(problem).some((each) => each === code));

/** Each text as a literal, as a file of a language has it: once what may be said of each intermediary agent. */
const english = {
  ...Object.fromEntries(Object.entries(en).filter(([code]) => !isOfAgents(code))),
  INTERMEDIARY_AGENT: Object.fromEntries(numbered),
} as WithoutAgents & { readonly INTERMEDIARY_AGENT: OfAgents };

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
    expect(alertTexts(own)).toEqual({ ...en, COUNTRY_CURRENCY_INCONSISTENCY: own.COUNTRY_CURRENCY_INCONSISTENCY });
    const turned = { ...english, COUNTRY_CURRENCY_INCONSISTENCY: '{currency} {country}?' } as const;
    expect(alertTexts(turned)).toEqual({ ...en, COUNTRY_CURRENCY_INCONSISTENCY: turned.COUNTRY_CURRENCY_INCONSISTENCY });
  });

  test('makes three alerts of one of an intermediary agent, with its number in the text and no parameter of it', () => {
    const { example: _, ...rest } = base;
    const declared = { ...rest, examples: [1, 'two', {}], text: 'Agent {number} is in {country}.' } as const satisfies AgentAlert;
    const made = alertsOfAgents({ LOST: declared });
    expect(made).toEqual({
      INTERMEDIARY_AGENT1_LOST: { ...rest, example: 1, text: 'Agent 1 is in {country}.' },
      INTERMEDIARY_AGENT2_LOST: { ...rest, example: 'two', text: 'Agent 2 is in {country}.' },
      INTERMEDIARY_AGENT3_LOST: { ...rest, example: {}, text: 'Agent 3 is in {country}.' },
    });
    expectTypeOf<keyof typeof made>().toEqualTypeOf<`INTERMEDIARY_AGENT${1 | 2 | 3}_LOST`>();
    expectTypeOf(made.INTERMEDIARY_AGENT2_LOST).toEqualTypeOf<
      Alert<'country/iso-3166-1', 'country', never, `Agent ${1 | 2 | 3} is in {country}.`>
    >();
    expectTypeOf<keyof AlertParamsOf<'INTERMEDIARY_AGENT3_CURRENCY_INCONSISTENCY'>>().toEqualTypeOf<'found' | 'currency'>();
    expectTypeOf<AlertParamsOf<'INTERMEDIARY_AGENT1_DUPLICATE'>>().toEqualTypeOf<Readonly<Record<never, never>>>();
  });

  test('refuses texts of intermediary agents without the number, with another parameter, and one that is missing', () => {
    const { DUPLICATE: _, ...fewer } = english.INTERMEDIARY_AGENT;
    // @ts-expect-error
    alertTexts({ ...english, INTERMEDIARY_AGENT: { ...english.INTERMEDIARY_AGENT, BIC_DOES_NOT_EXIST: 'Den BIC gibt es nicht.' } });
    // @ts-expect-error
    alertTexts({ ...english, INTERMEDIARY_AGENT: { ...english.INTERMEDIARY_AGENT, BIC_DOES_NOT_EXIST: 'Bank {number} in {land}.' } });
    // @ts-expect-error
    expect(alertTexts({ ...english, INTERMEDIARY_AGENT: fewer })).not.toHaveProperty('INTERMEDIARY_AGENT2_DUPLICATE');
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
