/**
 * ACH, batch payments in the United States, whichever operator carries them: FedACH or EPN.
 *
 * It must know whether the account is a checking or a savings account. The limit is that of a same-day payment.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const US_FEDACH = scheme({
  code: 'US_FEDACH',
  name: 'ACH',
  clearingSystem: 'FDA',
  kind: 'batch',
  countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  cap: { amount: 1_000_000, currency: 'USD' },
  required: ['/creditor/name', '/creditorAccount/type'],
  limits: { '/creditor/name': 22 },
  cuts: true,
  confidence: 'sourced',
  knownOnly: ['required', 'limits', 'cuts'],
  sources: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'Nacha file format, entry detail record, individual or receiving company name',
    'Wise recipient types, slatedocs/slate',
    'americanbanker.com, digitaltransactions.net, epcor.org: limits',
  ],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD' }],
  not: [
    { country: 'US', memberId: '021000021', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'USD' },
    { country: 'US', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'USD' },
  ],
};
