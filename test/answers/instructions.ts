/** Short ways to write the instructions that the tests check. */

export const iban = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

export const bic = (value: string) => ({ creditorAgent: { bic: value } });

export const member = (memberId: string, branchId?: string) => ({
  creditorAgent: { clearingSystemMemberId: { memberId }, ...(branchId !== undefined && { branchId }) },
});

export const account = (value: string) => ({ creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } } });

/** Frozen to the bottom: whoever writes to it throws. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
}
