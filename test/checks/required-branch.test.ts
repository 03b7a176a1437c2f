/** A bank identifier that stops at the bank, where payments need the branch. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';
import { account, iban, member } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const asked = (country: string, memberId: string, number: string, by: object) =>
  explain({ country, creditorAccount: account(number).creditorAccount, ...member(memberId), ...by }, engine).alerts.filter(
    ({ code }) => code === 'CREDITOR_BRANCH_IDENTIFIER_MISSING',
  );
const system = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });
const toAccount = { method: 'BANK_ACCOUNT' };

test('a system asks for it, and so does a method', () => {
  const missing = { pointer: '/creditorAgent/branchId', severity: 'warning' };
  expect(asked('BR', '1', '10089939-0', system('BR_TED'))).toMatchObject([
    { ...missing, rule: 'required/settlement-system', params: { by: 'BR_TED' } },
  ]);
  expect(asked('BR', '1', '10089939-0', toAccount)).toMatchObject([
    { ...missing, rule: 'required/method', params: { by: 'BANK_ACCOUNT' } },
  ]);
});

test('an account number that nobody can read names no branch', () => {
  expect(asked('BR', '1', '#', toAccount)).toHaveLength(1);
});

describe('nobody asks for it', () => {
  test.each([
    ['SE', '5839', '8257466', 'a clearing number has no branch; Swedbank has a fifth digit'],
    ['SE', '8327', '0147258925', 'a fifth digit that lacks is none either'],
    ['AL', '2121100', '235698741', 'its check digit lacks, and the branch does not'],
    ['PL', '1090101', '0000071219812874', 'its check digit lacks'],
    ['ID', '014', '1234567890', 'domestic payments name the bank alone'],
    ['BR', '0036030500001', '9795493', 'it is there'],
  ])('%s %s %s: %s', (country, memberId, number) => {
    expect(asked(country, memberId, number, toAccount)).toEqual([]);
  });
  test('beside no system and no method', () => {
    expect(asked('BR', '1', '10089939-0', {})).toEqual([]);
    const creditorAccount = { ...account('10089939-0').creditorAccount, type: 'SAVINGS' };
    expect(asked('BR', '1', '10089939-0', { creditorAccount })).toEqual([]);
  });
  test('in a system that goes by the BIC', () => expect(asked('BR', '1', '10089939-0', system('SWIFT'))).toEqual([]));
  test('beside an IBAN', () => expect(asked('ES', '2100', '', { ...toAccount, ...iban('ES9121000418450200051332') })).toEqual([]));
  test('beside a number that names it', () => {
    expect(asked('ES', '2100', '0200051332', toAccount)).toHaveLength(1);
    expect(asked('ES', '2100', '21000418450200051332', toAccount)).toEqual([]);
  });
});

test('a branch that nothing reads is not covered', () => {
  const outcomeOf = (instruction: object) =>
    explain(instruction).checks.find(({ pointer }) => pointer === '/creditorAgent/branchId')?.outcome;
  const agent = { clearingSystemMemberId: { memberId: '37040044' }, branchId: '123' };
  expect(outcomeOf({ country: 'DE', creditorAgent: agent })).toBe('not-covered');
  expect(outcomeOf({ country: 'DE', creditorAgent: { branchId: '123' } })).toBe('not-covered');
  expect(outcomeOf({ country: 'DE', creditorAgent: { clearingSystemMemberId: agent.clearingSystemMemberId } })).toBeUndefined();
});
