/** Payments to begin with: published examples of accounts only. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  'A mistyped German IBAN': {
    country: 'DE',
    currency: 'EUR',
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
    creditorAccount: { id: { value: 'DE89 3704 0044 0523 0130 00', type: 'IBAN' } },
  },
  'A British sort code and account': {
    country: 'GB',
    currency: 'GBP',
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
    creditorAgent: { clearingSystemMemberId: { memberId: '60-16-13' } },
    creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } },
  },
  'A wallet in the Philippines': {
    country: 'PH',
    currency: 'PHP',
    method: 'GCASH',
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
    creditorAccount: { id: { value: '0917 123 4567', type: 'PHONE' } },
  },
};
