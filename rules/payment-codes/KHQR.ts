/**
 * KHQR, Cambodia: Bakong. The object 00 of the template, which elsewhere names the network, is the Bakong account, `name@bank`. People have the template
 * 29, merchants the template 30.
 *
 * The gotcha: banks that keep their customers' accounts themselves have one Bakong account for all, and name the customer in the object 01. Where that
 * is there, the Bakong account is not the payee's: no account is named.
 *
 * Apps refuse a code with an amount that does not say, in 99, when it was made and until when it holds, in milliseconds.
 *
 * @see Association of Banks in Cambodia, KHQR Code Specification for Retail Payments in Cambodia, version 1.0, December 2019
 * @see National Bank of Cambodia, the layout of its software development kits, from their ports
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

const ACCOUNT = /^[^\s@]{1,24}@[a-z0-9]{2,12}$/i;

export const KHQR = paymentNetwork({
  code: 'KHQR',
  name: 'KHQR',
  identifiers: [],
  identifierForm: ACCOUNT,
  tag: '29',
  country: 'KH',
  currencies: { KHR: '116', USD: '840' },
  settlementSystem: 'KH_BAKONG',
  accounts: [{ path: '00', type: 'ALIAS', form: ACCOUNT, unless: '01' }],
  reference: '62.01',
  timestamp: '99',
  confidence: 'known',
});

export const sources: readonly string[] = [
  'Association of Banks in Cambodia, KHQR Code Specification for Retail Payments in Cambodia, version 1.0 (not read in full)',
  'ishinvin, go-khqr (test cases)',
];

const PEER = 'ishinvin, go-khqr, test cases';

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020101021129180014jonhsmith@nbcq5204000053031165802KH5910Jonh Smith6010Phnom Penh63045D73',
    account: { type: 'ALIAS', value: 'jonhsmith@nbcq' },
    from: PEER,
  },
  {
    text: '00020101021129180014jonhsmith@nbcq5204599953031165802KH5910Jonh Smith6010Phnom Penh62260211855123456780807Testing6304A586',
    account: { type: 'ALIAS', value: 'jonhsmith@nbcq' },
    message: 'Testing',
    from: PEER,
  },
  {
    text: '00020101021229180014jonhsmith@nbcq520459995303840540115802KH5910Jonh Smith6010PHNOM PENH62210117INV-2021-07-658229934001317267489142870113172674951428763045F5D',
    account: { type: 'ALIAS', value: 'jonhsmith@nbcq' },
    amount: '1',
    reference: 'INV-2021-07-65822',
    from: PEER,
  },
  {
    text: '00020101021130400014jonhsmith@devb01061234560208Dev Bank5204599953038405802KH5910Jonh Smith6010Phnom Penh630484CA',
    from: PEER,
  },
];
