/** Settlement systems of Colombia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * ACH Colombia, batch payments of the banks.
 *
 * A payment names an identifier of the creditor: CC, CE, NIT or passport.
 */
export const CO_ACH = scheme({
  code: 'CO_ACH',
  name: 'ACH Colombia',
  kind: 'batch',
  countries: ['CO'],
  currencies: ['COP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

/**
 * Bre-B, the instant payments of Banco de la República, Colombia.
 *
 * A payment goes to a key: telephone number, identity document, e-mail address, @name, or the code of a merchant.
 */
export const CO_BREB = scheme({
  code: 'CO_BREB',
  name: 'Bre-B',
  kind: 'proxy',
  countries: ['CO'],
  currencies: ['COP'],
  account: ['PHONE', 'EMAIL', 'TAX_ID', 'ALIAS'],
  registered: [
    { type: 'PHONE', as: '+57', pattern: /^\+573\d{9}$/ },
    { type: 'EMAIL', as: 'email' },
    { type: 'TAX_ID', pattern: /^[0-9A-Z]{1,18}$/ },
    { type: 'ALIAS', as: 'lower-case', pattern: /^(?:@[a-z0-9]{5,20}|00\d{8})$/ },
  ],
  bank: 'in-account',
  membership: 'optional',
  cap: { amount: 11_500_000, currency: 'COP' },
  from: '2025-10-06',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/**
 * CENIT, batch payments of Banco de la República, Colombia.
 */
export const CO_CENIT = scheme({
  code: 'CO_CENIT',
  name: 'CENIT',
  clearingSystem: 'COI',
  kind: 'batch',
  countries: ['CO'],
  currencies: ['COP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

/**
 * CUD, the RTGS of Banco de la República, Colombia.
 */
export const CO_CUD = scheme({
  code: 'CO_CUD',
  name: 'CUD',
  clearingSystem: 'COU',
  kind: 'high-value',
  countries: ['CO'],
  currencies: ['COP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  CO_ACH: ['docs.dlocal.com, payouts'],
  CO_BREB: ['elcolombiano.com, actualidadcriolla.com, docs.mono.la: Bre-B'],
  CO_CENIT: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'docs.dlocal.com, payouts'],
  CO_CUD: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  CO_ACH: {
    fits: [{ country: 'CO', memberId: '1007', account: '12345678901', currency: 'COP' }],
  },
  CO_BREB: {
    fits: [
      { country: 'CO', type: 'PHONE', account: '+573001234567', currency: 'COP' },
      { country: 'CO', type: 'EMAIL', account: 'name@example.com', currency: 'COP' },
      { country: 'CO', type: 'TAX_ID', account: '1234567890', currency: 'COP' },
    ],
    not: [
      { country: 'CA', type: 'PHONE', account: '+573001234567', currency: 'COP' },
      { country: 'CO', account: '12345678901', currency: 'COP' },
      { on: '2025-10-05', country: 'CO', type: 'PHONE', account: '+573001234567', currency: 'COP' },
    ],
  },
  CO_CENIT: {
    fits: [{ country: 'CO', memberId: '1007', account: '12345678901', currency: 'COP' }],
  },
  CO_CUD: {
    fits: [{ country: 'CO', memberId: '1007', account: '12345678901', currency: 'COP' }],
  },
};
