/** The type of an account identifier, as people write it. */
import { expect, test } from 'vitest';
import { validate } from '../../src/index.js';

const sortCode = { country: 'GB', creditorAgent: { clearingSystemMemberId: { memberId: '60-16-13' } } };
const tooLong = (type: string) => ({ ...sortCode, creditorAccount: { id: { value: '319268190', type } } });

test.each(['', 'ACCOUNT_NUMBER', 'account_number', 'bban'])('an account number of the type %j is checked', (type) => {
  expect(validate(tooLong(type)).alerts).toEqual([{ code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' }]);
});

test.each(['IBAN', 'iban', 'Iban'])('what claims to be an IBAN by the type %j is checked as one', (type) => {
  const creditorAccount = { id: { value: '319268190', type } };
  expect(validate({ creditorAccount }).alerts).toEqual([{ code: 'CREDITOR_IBAN_INVALID_FORMAT' }]);
});

test('a type that nobody knows stands for no account number', () => {
  expect(validate(tooLong('OF_MY_OWN')).alerts).toEqual([]);
});
