/** Account numbers that are no IBANs: what is said of them, and where nothing is. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain } from '../../src/index.js';
import { account, iban, member } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const VALUE = '/creditorAccount/id/value';
const checksOf = (instruction: unknown): readonly string[] => explain(instruction, engine).checks.map(({ check }) => check);

test('a number that names another bank contradicts the bank identifier', () => {
  const instruction = { country: 'ES', ...member('0049'), ...account('2100 0418 45 0200051332') };
  const { alerts, checks } = explain(instruction, engine);
  expect(alerts).toMatchObject([
    {
      code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY',
      severity: 'error',
      pointer: VALUE,
      rule: 'account-number/bank-identifier',
      params: { country: 'ES', check: 'bank-identifier' },
    },
  ]);
  expect(checks).toContainEqual({ check: 'account-number/bank-identifier', pointer: VALUE, outcome: 'failed' });
});

describe('the form of an account number is no matter', () => {
  test.each([
    ['where there is no account', { country: 'DE' }],
    ['where the account has no number', { country: 'DE', creditorAccount: { id: { type: 'ACCOUNT_NUMBER' } } }],
    ['where it cannot be read', { country: 'DE', creditorAccount: { id: { value: '532013000', type: 7 } } }],
    ['of an IBAN', iban('AT611904300234573201')],
    [
      'of what the method has given its form',
      { country: 'KE', method: 'MPESA', creditorAccount: { id: { value: '0712 345 678', type: 'PHONE' } } },
    ],
  ])('%s', (_, instruction) => expect(checksOf(instruction)).not.toContain('account-number/form'));

  test('but it is for a number', () => expect(checksOf({ country: 'DE', ...account('532013000') })).toContain('account-number/form'));
});

test('what a method is paid to makes no IBAN, although it could be an account number', () => {
  const german = { country: 'DE', ...member('10010010') };
  for (const id of [{ value: '6820101' }, { value: '6820101', type: 'ACCOUNT_NUMBER' }]) {
    const toAccount = { ...german, creditorAccount: { id } };
    expect(checksOf(toAccount)).toContain('iban/construction');
    expect(enrich(toAccount, engine).enrichments.creditorAccount?.ids).toContainEqual({ value: 'DE02100100100006820101', type: 'IBAN' });
    const toWallet = { ...toAccount, method: 'MPESA' };
    expect(checksOf(toWallet)).not.toContain('iban/construction');
    expect(enrich(toWallet, engine).enrichments).not.toHaveProperty('creditorAccount');
  }
});
