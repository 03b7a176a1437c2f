/** The payments beside the settlement systems, with every directory: what fits is sound, what does not says why. */
import { describe, expect, test } from 'vitest';
import { isInForce, serves } from '../../../src/rules-and-data/schemes.js';
import { dayOf, factsOf, type SchemeModule, schemeModules } from '../schemes.js';
import { type Api, expectAnswers } from './api.js';
import { type SystemExample, systemInstruction } from './instructions.js';

/** What the system's rule has against the example; a system that has ended has nothing else. */
function reasonsOf(rule: SchemeModule['rule'], example: SystemExample): readonly string[] {
  const { accountCountry, currency, accountIdTypes } = factsOf(example);
  const on = dayOf(example);
  if (!isInForce(rule, on)) return ['SETTLEMENT_SYSTEM_DISCONTINUED'];
  const faults = {
    COUNTRY: accountCountry !== undefined && !serves(rule, accountCountry, on),
    CURRENCY: currency !== undefined && rule.currencies !== 'ANY' && !rule.currencies.includes(currency),
    ACCOUNT_NUMBER: accountIdTypes.some((type) => !rule.account.some((taken) => taken === type)),
  };
  return Object.entries(faults).flatMap(([name, isFault]) => (isFault ? [`SETTLEMENT_SYSTEM_${name}_INCONSISTENCY`] : []));
}

export function describeSystemExamples({ full: { createEngine, explain } }: Pick<Api, 'full'>): void {
  const engines = new Map<string, ReturnType<typeof createEngine>>();
  const engineOn = (on: string): ReturnType<typeof createEngine> => {
    const engine = engines.get(on) ?? createEngine({ on, threshold: 'info' });
    engines.set(on, engine);
    return engine;
  };
  const alertsOf = (code: string, example: SystemExample) =>
    explain(systemInstruction(example, code), engineOn(dayOf(example))).alerts.filter(({ severity }) => severity !== 'info');

  describe.each(schemeModules)('payments by $code', ({ code: system, rule, examples }) => {
    test('what fits is carried, and nothing is wrong with it', () => {
      const trials = examples.fits.map((input) => ({
        input,
        expected: [],
        came: alertsOf(system, input)
          .filter(({ pointer }) => !pointer.startsWith('/creditor/')) // an example tells nothing of the creditor
          .map(({ code }) => code)
          .filter((code) => code !== 'CREDITOR_ACCOUNT_TYPE_MISSING'),
      }));
      expectAnswers(system, trials);
    });

    test('what does not fit is not carried, and the alerts say why', () => {
      const trials = examples.not.map((input) => ({
        input,
        expected: reasonsOf(rule, input),
        came: alertsOf(system, input)
          .map(({ code }) => code)
          .filter((code) => code.startsWith('SETTLEMENT_SYSTEM')),
      }));
      expectAnswers(system, trials);
    });
  });

  test('most examples that do not fit have such a reason; of the rest the bank is not reached, or not named', () => {
    const without = schemeModules.filter(({ rule, examples }) => examples.not.some((example) => reasonsOf(rule, example).length === 0));
    expect(without.filter(({ rule }) => rule.membership === 'all' && rule.kind !== 'cross-border').map(({ code }) => code)).toEqual([]);
  });
}
