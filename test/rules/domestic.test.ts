/** Countries whose accounts at home are no part of their IBANs: what their modules declare, and the examples that each brings. */
import { describe, expect, test } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import type { DomesticExample } from '../../rules/vocabulary/account.js';
import { buildIban } from '../../src/identifiers/build-iban.js';
import { domesticCountry } from '../../src/identifiers/domestic-country.js';
import { memberIdFields } from '../../src/identifiers/domestic-parts.js';
import { ibanCountry } from '../../src/identifiers/iban.js';
import { createEngine, enrich, validate } from '../../src/index.js';
import { countryModules } from './countries.js';

const engine = createEngine({ on: '2026-11-20' });

const instruction = (country: string, { memberId, branchId, account }: DomesticExample) => ({
  country,
  creditorAgent: { ...(memberId && { clearingSystemMemberId: { memberId } }), ...(branchId && { branchId }) },
  ...(account && { creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } } }),
});

const modules = countryModules.filter(({ account }) => account.home !== undefined);

test('the layouts are those of the modules', () => {
  const both = Object.values(accounts).filter(({ inIban, home }) => inIban !== undefined && home !== undefined);
  expect(both).toEqual(modules.map(({ account }) => account));
});

describe.each(modules)('$code', ({ code, rule, account, examples: { valid: ibans }, details }) => {
  test('is read at home in its own layout, and abroad in that of its IBANs', () => {
    expect(domesticCountry(code)?.rule).toMatchObject({ code, hasIban: false, bban: account.home?.bban });
    expect(ibanCountry(code)?.rule.bban).toBe(rule.bban);
  });

  test('has examples of both kinds', () => {
    expect(details.valid.length).toBeGreaterThan(0);
    expect(details.invalid.length).toBeGreaterThan(0);
  });

  test.each(details.valid)('%j is valid', (example) => {
    expect(validate(instruction(code, example), engine)).toEqual({ status: 'OK', alerts: [] });
  });

  test.each(details.valid)('%j makes no IBAN unless it is the whole of one', ({ account = '', ...bank }) => {
    const built = buildIban({ country: code, ...bank, account });
    expect(built.ok).toBe(ibans.some((iban) => iban.slice(4) === account));
  });

  test.each(details.invalid)('%j raises its code', (example) => {
    expect(validate(instruction(code, example), engine).alerts).toEqual([{ code: example.code }]);
  });

  test.each(details.valid.filter(({ memberId }) => memberId !== undefined))('%j: what is completed reads the same', (example) => {
    const memberId = enrich(instruction(code, example), engine).enrichments.creditorAgent?.clearingSystemMemberId?.memberId;
    const home = domesticCountry(code);
    if (home !== undefined && memberIdFields(home).length === 0) return expect(memberId).toBeUndefined();
    expect(memberId).toBeDefined();
    const again = enrich(instruction(code, { ...example, branchId: '', memberId: memberId ?? '' }), engine);
    expect(again.enrichments.creditorAgent?.clearingSystemMemberId).toEqual({ memberId });
  });
});
