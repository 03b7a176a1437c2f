/** What is written down of a judgement, and what is left out where nobody wants it. */
import { describe, expect, test } from 'vitest';
import { Findings } from '../../src/engine/findings.js';

const VALUE = '/creditorAccount/id/value';

test('outcomes and editions are kept where they are wanted, and nowhere else', () => {
  const [brief, detailed] = [new Findings('warning', false), new Findings('warning', true)];
  for (const findings of [brief, detailed]) {
    findings.outcome('iban/mod-97', VALUE, 'passed');
    findings.read({ 'banks/DE': '2026-07' });
    findings.alert('CREDITOR_IBAN_INVALID_FORMAT', VALUE, { rule: 'iban/format' });
  }
  expect([brief.checks, brief.editions]).toEqual([[], {}]);
  // who comes next finds nothing of it either
  expect(new Findings('info', false)).toMatchObject({ alerts: [], checks: [], editions: {} });
  expect(detailed.checks).toEqual([
    { check: 'iban/mod-97', pointer: VALUE, outcome: 'passed' },
    { check: 'iban/format', pointer: VALUE, outcome: 'failed' },
  ]);
  expect(detailed.editions).toEqual({ 'banks/DE': '2026-07' });
});

describe('what comes to nothing need not be checked', () => {
  test.each([
    ['info', [true, true, true]],
    ['warning', [false, true, true]],
    ['error', [false, false, true]],
  ] as const)('with a threshold of %s', (threshold, wanted) => {
    const severities = ['info', 'warning', 'error'] as const;
    expect(severities.map((severity) => new Findings(threshold, false).wants(severity))).toEqual(wanted);
    expect(severities.map((severity) => new Findings(threshold, true).wants(severity))).toEqual([true, true, true]);
  });
});

test('an alert speaks against its own place, and what is only worth knowing against none', () => {
  const findings = new Findings('info', false);
  const standing = (pointer: string) => [findings.hasAt(pointer), findings.isFaultyAt(pointer)];
  findings.alert('CREDITOR_IBAN_INVALID_FORMAT', VALUE, { rule: 'iban/format', severity: 'info' });
  expect([standing(VALUE), standing('/currency')]).toEqual([
    [true, false],
    [false, false],
  ]);
  findings.alert('CREDITOR_IBAN_INVALID_FORMAT', VALUE, { rule: 'iban/format', severity: 'warning' });
  expect([standing(VALUE), standing('/currency')]).toEqual([
    [true, true],
    [false, false],
  ]);
});
