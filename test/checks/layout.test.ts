/** Details of a country that has a domestic layout beside that of its IBANs: which of the two they are in. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';
import { account, iban, member } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const bankIdentifier = '/creditorAgent/clearingSystemMemberId/memberId';

/** The codes of the alerts, and what became of some of the checks, in the order of the alphabet. */
function said(instruction: object): readonly unknown[] {
  const { alerts, checks } = explain(instruction, engine);
  const told = /^(?:bank-identifier\/(?:form|iban)|account-number\/form|iban\/construction)$/;
  return [
    alerts.filter(({ severity }) => severity !== 'info').map(({ code }) => code.replace('CREDITOR_', '')),
    checks
      .filter(({ check }) => told.test(check))
      .map(({ check, outcome }) => `${check} ${outcome}`)
      .sort(),
  ];
}

describe('beside an IBAN the bank identifier is the part of one', () => {
  const swedish = iban('SE4550000000058398257466');
  test.each([
    ['SE', member('500'), swedish, ['bank-identifier/form passed', 'bank-identifier/iban passed']],
    ['SE', member('5839'), swedish, ['bank-identifier/form not-covered']],
    ['GT', member('TRAJ'), iban('GT82TRAJ01020000001210029690'), ['bank-identifier/form passed', 'bank-identifier/iban passed']],
    [
      'BR',
      member('00360305', '00001'),
      iban('BR1800360305000010009795493C1'),
      ['bank-identifier/form passed', 'bank-identifier/iban passed'],
    ],
  ])('%s %j', (country, agent, number, checks) => expect(said({ country, ...agent, ...number })).toEqual([[], checks.toSorted()]));
});

describe('a number that is part of an IBAN', () => {
  test.each([
    ['SE', {}, '50000000058398257466', ['account-number/form not-covered', 'iban/construction passed']],
    [
      'SE',
      member('500'),
      '50000000058398257466',
      ['bank-identifier/form passed', 'account-number/form not-covered', 'iban/construction passed'],
    ],
    [
      'BR',
      member('00360305', '00001'),
      '0009795493C1',
      ['bank-identifier/form passed', 'account-number/form not-covered', 'iban/construction passed'],
    ],
    ['GT', { creditorAgent: { bic: 'TRAJGTGC' } }, '01020000001210029690', ['account-number/form passed', 'iban/construction passed']],
  ])('%s %j %s', (country, agent, number, checks) =>
    expect(said({ country, ...agent, ...account(number) })).toEqual([[], checks.toSorted()]),
  );
});

describe('a domestic number is read as such, whatever the bank identifier could be in an IBAN', () => {
  test('beside a bank that both layouts know', () => {
    const checks = ['bank-identifier/form passed', 'account-number/form passed', 'iban/construction not-covered'];
    expect(said({ country: 'BR', ...member('00360305'), ...account('9795493') })).toEqual([[], checks.toSorted()]);
  });
  test('the bank of an IBAN beside a domestic number is wrong', () => {
    const instruction = { country: 'SE', ...member('500'), ...account('8257466') };
    expect(said(instruction)).toEqual([
      ['BANK_IDENTIFIER_INVALID_FORMAT'],
      ['account-number/form passed', 'bank-identifier/form failed', 'iban/construction not-covered'],
    ]);
    expect(explain(instruction, engine).alerts).toMatchObject([
      { pointer: bankIdentifier, rule: 'bank-identifier/form', params: { country: 'SE' } },
    ]);
  });
});

describe('without a number', () => {
  test.each([
    ['the bank of an IBAN', '500', [], 'passed'],
    ['the domestic bank code', '5839', [], 'passed'],
    ['neither', '58390', ['BANK_IDENTIFIER_INVALID_FORMAT'], 'failed'],
  ])('%s: %s', (_, memberId, codes, outcome) => {
    expect(said({ country: 'SE', ...member(memberId) })).toEqual([codes, [`bank-identifier/form ${outcome}`]]);
  });

  test('what fits both layouts is domestic', () => {
    // in domestic payments a branch has four digits, in an IBAN five
    const branch = (branchId: string) => said({ country: 'BR', ...member('00000000', branchId) });
    expect(branch('1852')).toEqual([[], ['bank-identifier/form passed']]);
    expect(branch('01852')).toEqual([[], ['bank-identifier/form passed']]);
  });
});
