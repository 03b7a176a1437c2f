/** The bank beside an account number: asked for only where the number does not name it. */
import { describe, expect, test } from 'vitest';
import { forPayees } from '../../src/engine/for-payees.js';
import { createEngine, explain, validate } from '../../src/index.js';
import { account, iban } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });

const by = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });
const toAccount = { method: 'BANK_ACCOUNT' };
const askers: readonly object[] = [by('CZ_CERTIS'), by('SWIFT'), toAccount, { ...toAccount, ...by('SWIFT') }, {}];

const clearing = { clearingSystemMemberId: { memberId: '0800' } };
const bic = { bic: 'GIBACZPX' };
const agents: readonly object[] = [{}, clearing, bic, { ...clearing, ...bic }];

const payment = (number: object, asker: object, creditorAgent: object = {}) => ({
  country: 'CZ',
  creditor: { name: 'Anna Berg' },
  creditorAgent,
  ...number,
  ...asker,
});

/** A Czech number with its bank behind it, and without. */
const whole = account('19-2000145399/0800');
const alone = account('19-2000145399');

const codesOf = (instruction: object) => validate(instruction, engine).alerts.map(({ code }) => code);

describe('a number that names its bank', () => {
  test('needs none beside it, whoever pays and whatever is there', () => {
    for (const asker of askers) for (const agent of agents) expect(codesOf(payment(whole, asker, agent))).toEqual([]);
  });

  test('in the layout of the IBAN, too', () => {
    const swedish = { country: 'SE', creditor: { name: 'Anna Berg' } };
    for (const number of ['5839-8257466', '50000000058398257466']) {
      expect(codesOf({ ...swedish, ...account(number), ...by('SE_DATACLEARING') })).toEqual([]);
    }
    expect(codesOf({ ...swedish, ...account('8257466'), ...by('SE_DATACLEARING') })).toEqual(['CREDITOR_BANK_IDENTIFIER_MISSING']);
  });
});

describe('a number that does not', () => {
  test.each([
    [by('CZ_CERTIS'), {}, ['CREDITOR_BANK_IDENTIFIER_MISSING']],
    [by('CZ_CERTIS'), bic, ['CREDITOR_BANK_IDENTIFIER_MISSING']],
    [by('CZ_CERTIS'), clearing, []],
    [by('SWIFT'), {}, ['CREDITOR_BIC_MISSING']],
    [by('SWIFT'), clearing, ['CREDITOR_BIC_MISSING']],
    [by('SWIFT'), bic, []],
    [toAccount, {}, ['CREDITOR_AGENT_MISSING']],
    [toAccount, clearing, []],
    [toAccount, bic, []],
    [{}, {}, []],
  ])('%j, beside %j: %j', (asker, agent, codes) => expect(codesOf(payment(alone, asker, agent))).toEqual(codes));

  test('in a country that is not known, or whose numbers name none', () => {
    const paid = { creditor: { name: 'Anna Berg' }, ...account('1210029690'), ...toAccount };
    for (const place of [{}, { country: 'AQ' }, { country: 'GT' }]) {
      expect(codesOf({ ...paid, ...place })).toEqual(['CREDITOR_AGENT_MISSING']);
    }
  });
});

test('what is found is the same with reasons and without', () => {
  for (const number of [whole, alone, account('#'), iban('CZ6508000000192000145399'), {}]) {
    for (const asker of askers) {
      for (const agent of agents) {
        const instruction = payment(number, asker, agent);
        const { alerts } = explain(instruction, engine);
        expect(codesOf(instruction)).toEqual(alerts.filter(({ severity }) => severity !== 'info').map(({ code }) => code));
      }
    }
  }
});

test('of a payee who is to be paid, an account number of no country lacks its bank; a type without a number lacks the number', () => {
  const codes = (id: object) =>
    validate({ creditor: { name: 'Anna Berg' }, creditorAccount: { id } }, forPayees(engine)).alerts.map(({ code }) => code);
  expect(codes({ value: '2000145399', type: 'ACCOUNT_NUMBER' })).toEqual(['CREDITOR_BANK_IDENTIFIER_MISSING']);
  expect(codes({ type: 'ACCOUNT_NUMBER' })).toEqual(['CREDITOR_ACCOUNT_MISSING']);
});

test('an IBAN is one whatever its type says', () => {
  const brazilian = { country: 'BR', currency: 'BRL', creditor: { name: 'Anna Berg' }, ...toAccount };
  const value = 'BR1800360305000010009795493C1';
  // a tax identifier as for each account there; neither a bank nor the type of an account
  for (const type of ['IBAN', 'ACCOUNT_NUMBER', undefined]) {
    expect(codesOf({ ...brazilian, creditorAccount: { id: { value, ...(type && { type }) } } })).toEqual(['CREDITOR_TAX_ID_MISSING']);
  }
});

test('what is there has passed', () => {
  const { checks } = explain(payment(alone, by('CZ_CERTIS'), clearing), engine);
  expect(checks.filter(({ check }) => check.startsWith('required/'))).toEqual(
    ['/creditor/name', '/creditorAccount/id', '/creditorAgent/clearingSystemMemberId/memberId'].map((pointer) => ({
      check: 'required/settlement-system',
      pointer,
      outcome: 'passed',
    })),
  );
});
