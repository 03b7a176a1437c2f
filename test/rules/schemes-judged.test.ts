/** The examples beside the settlement systems, as the engine judges them with every directory: what fits is sound, what does not says why. */
import { describe, expect, test } from 'vitest';
import type { SchemeExample, SchemeRule } from '../../rules/vocabulary/scheme.js';
import { isInForce, serves } from '../../src/engine/schemes.js';
import { createEngine, explain } from '../../src/full.js';
import { dayOf, factsOf, type SchemeModule, schemeModules } from './schemes.js';

/** The example, as an instruction says it. */
const instructionOf = ({ country, iban, memberId, bic, type, account, currency }: SchemeExample, settlementSystem: string) => ({
  ...(country && { country }),
  ...(currency && { currency }),
  creditorAgent: { ...(bic && { bic }), ...(memberId && { clearingSystemMemberId: { memberId } }) },
  ...((iban ?? account) && { creditorAccount: { id: { value: iban ?? account, type: iban ? 'IBAN' : (type ?? 'ACCOUNT_NUMBER') } } }),
  settlementInformation: { settlementSystem },
});

/** What the system's rule has against the example; a system that has ended has nothing else. */
function reasonsOf(rule: SchemeRule, example: SchemeExample): readonly string[] {
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

const engineOn = (() => {
  const engines = new Map<string, ReturnType<typeof createEngine>>();
  return (on: string) => {
    const engine = engines.get(on) ?? createEngine({ on, threshold: 'info' });
    engines.set(on, engine);
    return engine;
  };
})();

const judged = ({ code }: SchemeModule, example: SchemeExample) =>
  explain(instructionOf(example, code), engineOn(dayOf(example))).alerts.filter(({ severity }) => severity !== 'info');

describe.each(schemeModules)('$code', (module) => {
  const { rule, examples } = module;

  test.each(examples.fits)('carries %j, and nothing is wrong with it', (example) => {
    const codes = judged(module, example)
      .filter(({ pointer }) => !pointer.startsWith('/creditor/')) // an example tells nothing of the creditor
      .map(({ code }) => code);
    expect(codes.filter((code) => code !== 'CREDITOR_ACCOUNT_TYPE_MISSING')).toEqual([]);
  });

  test.each(examples.not)('does not carry %j, and says why', (example) => {
    const codes = judged(module, example).map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('SETTLEMENT_SYSTEM'))).toEqual(reasonsOf(rule, example));
  });
});

test('most examples that do not fit have such a reason; of the rest the bank is not reached, or not named', () => {
  const without = schemeModules.flatMap(({ code, rule, examples }) =>
    examples.not.filter((example) => reasonsOf(rule, example).length === 0).map(() => code),
  );
  expect([...new Set(without)]).toEqual(schemeModules.filter(({ rule }) => without.includes(rule.code)).map(({ code }) => code));
  for (const code of without) {
    const rule = schemeModules.find((module) => module.code === code)?.rule;
    expect([code, rule?.reach !== 'all' || rule.kind === 'cross-border']).toEqual([code, true]);
  }
});
