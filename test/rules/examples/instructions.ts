/** The instructions that the examples beside the rules stand for. */
import type { DomesticExample } from '../../../rules/vocabulary/account.js';
import type { schemeModules } from '../schemes.js';

export { instructionOf as methodInstruction } from '../methods.js';

export type { DomesticExample };
export type SystemExample = (typeof schemeModules)[number]['examples']['fits'][number];

/** An account by its number, the bank by its identifier. */
export const domesticInstruction = (country: string, { memberId, branchId, account }: DomesticExample) => ({
  country,
  creditorAgent: { ...(memberId && { clearingSystemMemberId: { memberId } }), ...(branchId && { branchId }) },
  ...(account && { creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } } }),
});

export const systemInstruction = ({ country, iban, memberId, bic, type, account, currency }: SystemExample, settlementSystem: string) => ({
  ...(country && { country }),
  ...(currency && { currency }),
  creditorAgent: { ...(bic && { bic }), ...(memberId && { clearingSystemMemberId: { memberId } }) },
  ...((iban ?? account) && { creditorAccount: { id: { value: iban ?? account, type: iban ? 'IBAN' : (type ?? 'ACCOUNT_NUMBER') } } }),
  settlementInformation: { settlementSystem },
});

export const ibanInstruction = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });
