/**
 * PayNow, Singapore. A proxy type says what the identifier is: 0 a mobile number, 2 a company's UEN.
 *
 * Object 03 says whether the payer may change the amount. The bill number holds the reference.
 *
 * @see Monetary Authority of Singapore, SGQR specification
 * @see Association of Banks in Singapore, PayNow; franco-life, PayNow QR (the table of fields)
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const PAYNOW = paymentNetwork({
  code: 'PAYNOW',
  name: 'PayNow',
  identifiers: ['SG.PAYNOW'],
  tag: '26',
  country: 'SG',
  currencies: { SGD: '702' },
  settlementSystem: 'SG_PAYNOW',
  accounts: [
    { path: '02', type: 'PHONE', callingCode: '+65', when: ['01', '0'] },
    { path: '02', type: 'TAX_ID', when: ['01', '2'] },
  ],
  constants: { '03': '0' },
  reference: '62.01',
  optional: ['59', '60'],
  confidence: 'known',
});

export const sources: readonly string[] = ['francolifeproject.com, PayNow QR', 'qrpayhub.com, PayNow'];

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020101021126490009SG.PAYNOW010120210201403121W030110408203012315204000053037025802SG5913ACME Pte Ltd.6009Singapore6304B69E',
    account: { type: 'TAX_ID', value: '201403121W' },
    from: 'a PayNow generator, test cases',
  },
];
