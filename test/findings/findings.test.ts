/** What is written down of a payment, and what is left out where nobody wants it. */
import { describe, expect, test } from 'vitest';
import { Findings } from '../../src/findings/findings.js';
import { counts, isGraver, isMoreThanInfo, ruleConfidence, severityOf } from '../../src/findings/severity.js';

const VALUE = '/creditorAccount/id/value';

test('outcomes and editions are kept where they are wanted, and nowhere else', () => {
  const [brief, detailed] = [new Findings(false), new Findings(true)];
  for (const findings of [brief, detailed]) {
    findings.outcome('iban/mod-97', VALUE, 'passed');
    findings.addEditions({ 'banks/DE': '2026-07' });
    findings.report('CREDITOR_IBAN_INVALID_FORMAT', VALUE, { rule: 'iban/format' });
  }
  expect([brief.checks, brief.editions]).toEqual([[], {}]);
  // a new Findings starts empty
  expect(new Findings(false)).toMatchObject({ alerts: [], checks: [], editions: {} });
  expect(detailed.checks).toEqual([
    { check: 'iban/mod-97', pointer: VALUE, outcome: 'passed' },
    { check: 'iban/format', pointer: VALUE, outcome: 'failed' },
  ]);
  expect(detailed.editions).toEqual({ 'banks/DE': '2026-07' });
});

test('an alert stands at its own place', () => {
  const findings = new Findings(false);
  expect([findings.hasAt(VALUE), findings.hasAt('/currency')]).toEqual([false, false]);
  findings.report('CREDITOR_IBAN_INVALID_FORMAT', VALUE, { rule: 'iban/format' });
  expect([findings.hasAt(VALUE), findings.hasAt('/currency')]).toEqual([true, false]);
  expect(findings.has('CREDITOR_IBAN_INVALID_FORMAT', VALUE)).toBe(true);
  expect(findings.has('CREDITOR_IBAN_INVALID_FORMAT', '/currency')).toBe(false);
  expect(findings.has('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', VALUE)).toBe(false);
});

test('no code stands twice at one place, and the first says how grave it is; where it does not say, the standard is broken', () => {
  const findings = new Findings(true);
  const code = 'CREDITOR_BRANCH_IDENTIFIER_MISSING';
  findings.report(code, '/creditorAgent/branchId', { rule: 'required/method', restsOn: 'known', params: { by: 'GCASH' } });
  findings.report(code, '/creditorAgent/branchId', { rule: 'required/country', restsOn: 'sourced', params: { by: 'PH' } });
  findings.report(code, '/intermediaryAgent1/branchId', { rule: 'required/method', params: { by: 'GCASH' } });
  expect(findings.alerts.map(({ pointer, severity, rule }) => [pointer, severity, rule])).toEqual([
    ['/creditorAgent/branchId', 'warning', 'required/method'],
    ['/intermediaryAgent1/branchId', 'error', 'required/method'],
  ]);
  // each rule that was broken has failed
  expect(findings.checks.map(({ check, outcome }) => [check, outcome])).toEqual([
    ['required/method', 'failed'],
    ['required/country', 'failed'],
    ['required/method', 'failed'],
  ]);
});

describe('an alert is as grave as what it rests on lets it be', () => {
  test.each([
    ['sourced', 'error'],
    ['verified', 'error'],
    ['official', 'error'],
    ['known', 'warning'],
    ['manual', 'warning'],
    ['likely', 'warning'],
    ['derived', 'info'],
    ['possible', 'info'],
  ] as const)('%s: %s', (restsOn, severity) => {
    expect(severityOf(restsOn)).toBe(severity);
    expect(isMoreThanInfo(restsOn)).toBe(severity !== 'info');
  });

  test('one is graver than another where its severity is', () => {
    expect([isGraver('sourced', 'known'), isGraver('known', 'possible'), isGraver('sourced', 'derived')]).toEqual([true, true, true]);
    expect([isGraver('sourced', 'official'), isGraver('known', 'likely'), isGraver('derived', 'possible')]).toEqual([false, false, false]);
    expect([isGraver('known', 'sourced'), isGraver('possible', 'known')]).toEqual([false, false]);
  });

  test('a member of a rule is trusted no further than the rule', () => {
    expect(ruleConfidence({ confidence: 'sourced' }, 'required')).toBe('sourced');
    expect(ruleConfidence({ confidence: 'sourced', knownOnly: ['required'] }, 'required')).toBe('known');
    expect(ruleConfidence({ confidence: 'sourced', knownOnly: ['required'] }, 'account')).toBe('sourced');
    expect(ruleConfidence({ confidence: 'known' }, 'required')).toBe('known');
  });

  test.each([
    ['info', [true, true, true]],
    ['warning', [false, true, true]],
    ['error', [false, false, true]],
  ] as const)('at the threshold %s', (threshold, counted) => {
    expect((['info', 'warning', 'error'] as const).map((severity) => counts(severity, threshold))).toEqual(counted);
  });
});

describe('sort brings alerts into the order of the contract', () => {
  const sorted = (report: (findings: Findings) => void): readonly string[] => {
    const findings = new Findings(false);
    report(findings);
    findings.sort();
    return findings.alerts.map(({ pointer, code }) => `${pointer} ${code}`);
  };

  test('by sections; within one, whoever found something first', () => {
    const places = sorted((findings) => {
      findings.report('CREDITOR_IBAN_INVALID_FORMAT', VALUE, { rule: 'iban/format' });
      findings.report('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', VALUE, { rule: 'iban/mod-97', params: { country: 'DE' } });
      findings.report('CREDITOR_NAME_MISSING', '/creditor/name', { rule: 'required/country', params: { by: 'PH' } });
    });
    expect(places).toEqual([
      '/creditor/name CREDITOR_NAME_MISSING',
      `${VALUE} CREDITOR_IBAN_INVALID_FORMAT`,
      `${VALUE} CREDITOR_IBAN_INCORRECT_CHECK_DIGITS`,
    ]);
  });

  test('in an address by its members, and what is missing behind all that is wrong', () => {
    const places = sorted((findings) => {
      findings.report('CREDITOR_ADDRESS_TOWN_NAME_MISSING', '/creditor/address/townName', {
        rule: 'required/country',
        params: { by: 'PH' },
      });
      findings.report('CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT', '/creditor/address/postCode', {
        rule: 'address/post-code',
        params: { country: 'PH' },
      });
      findings.report('CREDITOR_ADDRESS_COUNTRY_UNKNOWN', '/creditor/address/country', { rule: 'country/iso-3166-1' });
      findings.report('CREDITOR_ADDRESS_MISSING', '/creditor/address', { rule: 'required/country', params: { by: 'PH' } });
    });
    expect(places).toEqual([
      '/creditor/address CREDITOR_ADDRESS_MISSING',
      '/creditor/address/country CREDITOR_ADDRESS_COUNTRY_UNKNOWN',
      '/creditor/address/postCode CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT',
      '/creditor/address/townName CREDITOR_ADDRESS_TOWN_NAME_MISSING',
    ]);
  });
});
