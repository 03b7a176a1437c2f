/**
 * PayNow, Singapore. A proxy type says what the identifier is: 0 a mobile number, 2 a company's UEN.
 *
 * Object 03 says whether the payer may change the amount. The bill number holds the reference.
 *
 * The gotcha: the specification has a reference in object 04 and the day on which the code ends in 05; most codes have them the other way round.
 *
 * @see SGQR Taskforce (MAS and IMDA), SGQR Specifications, version 1.7, annex A.2.15
 * @see Association of Banks in Singapore, PayNow; franco-life, PayNow QR (the table of fields)
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

/** Anything but the day, or the second, on which a code ends. */
const NO_DATE = /^(?!20\d{6}(?:\d{6})?$)/;

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
  amountLock: { path: '03', fixed: '0', open: '1' },
  reference: '62.01',
  otherReferences: [
    { path: '26.05', form: NO_DATE },
    { path: '26.04', form: NO_DATE },
  ],
  optional: ['59', '60'],
  confidence: 'sourced',
});

export const sources: readonly string[] = [
  'SGQR Taskforce (MAS and IMDA), SGQR Specifications, version 1.7, annex A.2.15',
  'francolifeproject.com, PayNow QR',
  'qrpayhub.com, PayNow',
];

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020101021126490009SG.PAYNOW010120210201403121W030110408203012315204000053037025802SG5913ACME Pte Ltd.6009Singapore6304B69E',
    account: { type: 'TAX_ID', value: '201403121W' },
    from: 'a PayNow generator, test cases',
  },
  {
    text: '00020101021226550009SG.PAYNOW010100211+6581234567030110513SPW1234567890520400005303702540525.505802SG5902NA6009Singapore6304FD5E',
    account: { type: 'PHONE', value: '+6581234567' },
    amount: '25.50',
    reference: 'SPW1234567890',
    from: 'made, with the reference where codes in use have it',
  },
];
