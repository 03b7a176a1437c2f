/**
 * Faster Payment System, Hong Kong. The number of the object says what the identifier is: 02 an FPS identifier, 03 a telephone number, 04 an
 * e-mail address; 01 may name the bank.
 *
 * The gotcha: a telephone number has a hyphen behind the country code. `NA` stands for a name or a town that the payee does not give.
 *
 * @see Hong Kong Interbank Clearing, Payee-presented QR Code Specification for Faster Payment System, version 1.2
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const FPS = paymentNetwork({
  code: 'FPS',
  name: 'Faster Payment System',
  identifiers: ['hk.com.hkicl'],
  tag: '26',
  country: 'HK',
  currencies: { HKD: '344', CNY: '156' },
  settlementSystem: 'HK_FPS',
  accounts: [
    { path: '02', type: 'FPS_ID' },
    { path: '03', type: 'PHONE', callingCode: '+852', isHyphenated: true },
    { path: '04', type: 'EMAIL' },
  ],
  bank: { path: '01', as: 'memberId' },
  confidence: 'known',
});

export const sources: readonly string[] = ['HKICL, Payee-presented QR Code Specification for Faster Payment System', 'Odoo, l10n_hk'];

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
    account: { type: 'PHONE', value: '+852-67891234' },
    amount: '100',
    reference: 'INV/TEST/0001',
    from: 'Odoo, l10n_hk, test cases',
  },
  {
    text: '00020101021126400012hk.com.hkicl01030040313+852-8765432152040000530334454041.235802HK5902NA6002HK6304C246',
    account: { type: 'PHONE', value: '+852-87654321' },
    amount: '1.23',
    from: 'a reader of FPS codes, test cases',
  },
];
