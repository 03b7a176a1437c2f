/** What is missing is shown at a field that the form has. */
import { describe, expect, test } from 'vitest';
import { type PaymentInstruction, paymentSchema } from '../../src/standard-schema.js';

const issuesOf = (require: { country: string; currency: string; settlementSystem?: string }, value: PaymentInstruction) =>
  paymentSchema({ require, omitEmpty: true })
    ['~standard'].validate(value)
    .issues?.map(({ path, code }) => `${path.join('.')} ${code}`);

const creditor = { name: 'Ada Example' };
const account = { id: { value: '55779911', type: 'ACCOUNT_NUMBER' } };
const GB = { country: 'GB', currency: 'GBP' };

describe('what is missing', () => {
  test('of an empty IBAN is its field: the form of the documents shows it', () => {
    const SCT = { country: 'DE', currency: 'EUR', settlementSystem: 'SCT' };
    const defaultValues: PaymentInstruction = { creditor: { name: '' }, creditorAccount: { id: { value: '', type: 'IBAN' } } };
    const expected = ['creditor.name CREDITOR_NAME_MISSING', 'creditorAccount.id.value CREDITOR_ACCOUNT_MISSING'];
    expect(issuesOf(SCT, defaultValues)).toEqual(expected);
    expect(issuesOf(SCT, {})).toEqual(expected);
  });

  test.each([
    [{ clearingSystemMemberId: { memberId: '' } }, 'creditorAgent.clearingSystemMemberId.memberId'],
    [{ bic: '' }, 'creditorAgent.bic'],
    [{ bic: undefined }, 'creditorAgent.bic'],
    [undefined, 'creditorAgent.clearingSystemMemberId.memberId'],
  ])('of a bank, of which the form has %j, is %s', (creditorAgent, path) => {
    expect(issuesOf(GB, { creditor, creditorAccount: account, creditorAgent })).toEqual([`${path} CREDITOR_AGENT_MISSING`]);
  });

  test('of an address is the first field that there is, else the whole', () => {
    const PH = { country: 'PH', currency: 'PHP' };
    const rest = { creditorAccount: account, creditorAgent: { bic: 'BOPIPHMM' } };
    expect(issuesOf(PH, { ...rest, creditor: { ...creditor, address: { townName: '' } } })).toEqual([
      'creditor.address.townName CREDITOR_ADDRESS_MISSING',
    ]);
    expect(issuesOf(PH, { ...rest, creditor })).toEqual(['creditor.address CREDITOR_ADDRESS_MISSING']);
  });
});
