/**
 * Bill payments of PromptPay, Thailand: the biller and two references. Banks know which account the biller has; the code does not name it.
 *
 * The gotcha: both references are of the bill. The first is the one that the payer copies; the second stands in the object 03 of the template.
 *
 * @see Bank of Thailand, Standardised Thai QR Code for Payment Transactions, 2019, tag 30
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const PROMPTPAY_BILL = paymentNetwork({
  code: 'PROMPTPAY_BILL',
  name: 'PromptPay bill payment',
  identifiers: ['A000000677010112'],
  tag: '30',
  country: 'TH',
  currencies: { THB: '764' },
  accounts: [],
  reference: '30.02',
  optional: ['52', '59', '60'],
  confidence: 'known',
});

export const sources: readonly string[] = ['Bank of Thailand, Standardised Thai QR Code for Payment Transactions', 'saladpuk, PromptPay'];

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020101021230600016A00000067701011201150999999999999000207INV00010306CUST7753037645406100.005802TH6304ABF6',
    amount: '100.00',
    reference: 'INV0001',
    from: 'made',
  },
];
