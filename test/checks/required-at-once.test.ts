/** Before anything is given, all that is missing is said at once, and the form asks for the same. */
import { describe, expect, test } from 'vitest';
import { createEngine, requirements, validate } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-28' });

const missingOf = (country: string, currency: string, settlementSystem: string, more: object = {}) =>
  validate({ country, currency, settlementInformation: { settlementSystem }, ...more }, engine)
    .alerts.map(({ code }) => code)
    .filter((code) => code.endsWith('_MISSING'))
    .sort();

describe.each([
  ['US', 'USD', 'US_FEDACH', ['ACCOUNT', 'ACCOUNT_TYPE', 'BANK_IDENTIFIER', 'NAME']],
  ['NG', 'NGN', 'NG_NIP', ['ACCOUNT', 'BANK_IDENTIFIER', 'NAME']],
  ['BR', 'BRL', 'BR_TED', ['ACCOUNT', 'ACCOUNT_TYPE', 'BANK_IDENTIFIER', 'BRANCH_IDENTIFIER', 'NAME', 'TAX_ID']],
  // the number names the bank
  ['MX', 'MXN', 'MX_SPEI', ['ACCOUNT', 'NAME']],
  ['NZ', 'NZD', 'NZ_SBI', ['ACCOUNT', 'NAME']],
  // an account or a key
  ['BR', 'BRL', 'BR_PIX', ['ACCOUNT', 'NAME']],
])('%s %s %s', (country, currency, settlementSystem, expected) => {
  test('all at once', () =>
    expect(
      missingOf(country, currency, settlementSystem).filter((code) => settlementSystem !== 'BR_PIX' || !code.includes('TAX_ID')),
    ).toEqual(expected.map((field) => `CREDITOR_${field}_MISSING`)));

  test('the form asks for each', () => {
    const { fields } = requirements({ country, currency, settlementSystem }, engine);
    const asked = new Set<string | undefined>(fields.flatMap(({ required, missing }) => (required ? [missing?.code] : [])));
    expect(expected.filter((field) => !asked.has(`CREDITOR_${field}_MISSING`))).toEqual([]);
  });
});

test('a branch that stands in the bank identifier is there', () => {
  const creditorAccount = { id: { value: '12843-9' }, type: 'CHECKING' };
  const branchOf = (creditorAgent: object) =>
    missingOf('BR', 'BRL', 'BR_TED', { creditorAgent, creditorAccount }).includes('CREDITOR_BRANCH_IDENTIFIER_MISSING');
  expect(branchOf({ clearingSystemMemberId: { memberId: '001' } })).toBe(true);
  expect(branchOf({ clearingSystemMemberId: { memberId: '001' }, branchId: '1234' })).toBe(false);
  expect(branchOf({ clearingSystemMemberId: { memberId: '0011234' } })).toBe(false);
});
