/** A recipient is shown in the order of the contract, whatever order a store has kept its members in. */
import { expect, test } from 'vitest';
import { inOrder } from '../../contract/recipient.js';

const RECIPIENT = {
  id: '00000000-0000-4000-8000-000000000000',
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  isDefault: true,
  creditor: {
    name: 'Ada Example',
    address: { country: 'DE', addressLine1: 'x', streetName: 'x', townName: 'x', postCode: '10115' },
    contactDetails: { email: 'ada@example.org', phone: '+4930000000' },
    dateOfBirth: '1980-05-17',
    taxId: 'x',
    documents: [{ value: 'x', type: 'PASSPORT' }],
    type: 'INDIVIDUAL',
  },
  creditorAccount: { id: { value: 'x', type: 'ACCOUNT_NUMBER' }, type: 'CHECKING' },
  creditorAgent: { bic: 'x', clearingSystemMemberId: { memberId: 'x' }, branchId: 'x' },
};

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, reversed(member)] as const)
      .reverse(),
  );
}

test('the members of every object are in the order of the contract', () => {
  expect(JSON.stringify(reversed(RECIPIENT))).not.toBe(JSON.stringify(RECIPIENT));
  expect(JSON.stringify(inOrder(reversed(RECIPIENT)))).toBe(JSON.stringify(RECIPIENT));
});
