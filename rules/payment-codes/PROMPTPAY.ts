/**
 * PromptPay, Thailand. The number of the object says what the identifier is: 01 a mobile number, 02 a tax or citizen number, 03 an e-wallet.
 *
 * A mobile number is written with thirteen digits: 0066, and the number without its 0. Codes of bills are
 * `PROMPTPAY_BILL`. An account (04) begins with the three digits of its bank.
 *
 * The gotcha: some programs leave the bank out, and no bank reads their codes. So an account is taken only where a bank code and at least ten digits
 * stand there.
 *
 * @see Bank of Thailand, Standardised Thai QR Code for Payment Transactions, 2019
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const PROMPTPAY = paymentNetwork({
  code: 'PROMPTPAY',
  name: 'PromptPay',
  identifiers: ['A000000677010111', 'A000000677010114'],
  tag: '29',
  country: 'TH',
  currencies: { THB: '764' },
  settlementSystem: 'TH_PROMPTPAY',
  accounts: [
    { path: '01', type: 'PHONE', callingCode: '+66', prefix: ['0066', '+66'] },
    { path: '02', type: 'TAX_ID' },
    { path: '03', type: 'ALIAS' },
    { path: '04', type: 'ACCOUNT_NUMBER', bankLength: 3, form: /^0\d{12,17}$/ },
  ],
  optional: ['52', '59', '60'],
  confidence: 'known',
});

export const sources: readonly string[] = [
  'Bank of Thailand, Standardised Thai QR Code for Payment Transactions',
  'dtinth, promptpay-qr (test cases)',
  'npmjs.com, promptpay-js (the table of fields)',
  'uunw, thai-qr-payment (its reference, bankAccount)',
];

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
    account: { type: 'PHONE', value: '+66801234567' },
    from: 'dtinth, promptpay-qr, test cases',
  },
  {
    text: '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A',
    account: { type: 'TAX_ID', value: '1111111111111' },
    from: 'dtinth, promptpay-qr, test cases',
  },
  {
    text: '00020101021129390016A00000067701011103150123456789012345802TH530376463049781',
    account: { type: 'ALIAS', value: '012345678901234' },
    from: 'dtinth, promptpay-qr, test cases',
  },
  {
    text: '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
    account: { type: 'PHONE', value: '+66000000000' },
    amount: '4.22',
    from: 'dtinth, promptpay-qr, test cases',
  },
  {
    text: '00020101021229370016A0000006770101110413014123456789053037645406100.005802TH6304901D',
    account: { type: 'ACCOUNT_NUMBER', value: '1234567890' },
    amount: '100.00',
    from: 'uunw, thai-qr-payment, its reference',
  },
];
