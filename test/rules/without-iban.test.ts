/** Countries without IBAN: their modules, and the examples that each brings. */
import { describe, expect, test } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import type { DomesticExample } from '../../rules/vocabulary/account.js';
import { ibanCountry } from '../../src/identifiers/iban.js';
import { createEngine, enrich, validate } from '../../src/index.js';
import { domesticModules } from './countries.js';

const engine = createEngine({ on: '2026-11-20' });

const instruction = (country: string, { memberId, branchId, account }: DomesticExample) => ({
  country,
  creditorAgent: { ...(memberId && { clearingSystemMemberId: { memberId } }), ...(branchId && { branchId }) },
  ...(account && { creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } } }),
});

test('each file is in the index, under its own code, and has no IBAN', () => {
  const without = Object.entries(accounts).filter(([, { inIban }]) => inIban === undefined);
  expect(without.map(([code]) => code)).toEqual(domesticModules.map(({ code }) => code));
  for (const { code, rule, account } of domesticModules) {
    expect(accounts[code]).toBe(account);
    expect([account.code, rule.code]).toEqual([code, code]);
    expect(ibanCountry(code)).toBeUndefined();
  }
});

describe.each(domesticModules)('$code', ({ code, rule, details: { valid, invalid } }) => {
  test('has examples of both kinds', () => {
    expect(valid.length).toBeGreaterThan(0);
    expect(invalid.length).toBeGreaterThan(0);
  });

  test.each(valid)('%j is valid', (example) => {
    expect(validate(instruction(code, example), engine)).toEqual({ status: 'OK', alerts: [] });
  });

  test.each(invalid)('%j raises its code', (example) => {
    expect(validate(instruction(code, example), engine).alerts).toEqual([{ code: example.code }]);
  });

  test.each(valid.filter(({ memberId }) => memberId !== undefined))('%j: what is completed reads the same', (example) => {
    const memberId = enrich(instruction(code, example), engine).enrichments.creditorAgent?.clearingSystemMemberId?.memberId;
    if (rule.memberId?.length === 0) return expect(memberId).toBeUndefined();
    expect(memberId).toBeDefined();
    const again = enrich(instruction(code, { ...example, branchId: '', memberId: memberId ?? '' }), engine);
    expect(again.enrichments.creditorAgent?.clearingSystemMemberId).toEqual({ memberId });
  });
});
