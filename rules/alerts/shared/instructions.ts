/** Parts of the instructions that raise alerts. All numbers are registry examples or made up. */

/** Asks for a SEPA credit transfer. */
export const sct = {
  creditorAccount: { id: { value: 'DE45100610068891691189', type: 'IBAN' } },
  settlementInformation: { settlementSystem: 'SCT' },
};

/** A payment by an account number and its bank, by a system. */
export const paid = (country: string, memberId: string | undefined, value: string, settlementSystem: string) => ({
  country,
  ...(memberId && { creditorAgent: { clearingSystemMemberId: { memberId } } }),
  creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
  settlementInformation: { settlementSystem },
});

/** To an account, whatever the settlement system. */
export const toBank = (country: string, currency: string, creditorAgent: object, value: string) => ({
  country,
  currency,
  method: 'BANK_ACCOUNT',
  creditorAgent,
  creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
});

export const ada = { creditor: { name: 'Ada Example' } };

export const paygate = {
  country: 'KR',
  method: 'PAYGATE',
  creditorAgent: { clearingSystemMemberId: { memberId: '004' } },
  creditorAccount: { id: { value: '28891691189311', type: 'ACCOUNT_NUMBER' } },
};

export const iban = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

export const local = (country: string, memberId: string, value: string) => ({
  country,
  creditorAgent: { clearingSystemMemberId: { memberId } },
  creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
});

/** Paid by its telephone number. */
export const wallet = (value: string) => ({ creditor: { name: 'Ada Example' }, creditorAccount: { id: { value, type: 'PHONE' } } });
