/**
 * DuitNow QR, Malaysia. The template names the acquirer and the merchant, or a wallet or account by a number of its issuer; only the issuer knows
 * whose account that is.
 *
 * @see PayNet, DuitNow QR: docs.developer.paynet.my
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const DUITNOW = paymentNetwork({
  code: 'DUITNOW',
  name: 'DuitNow QR',
  identifiers: ['A0000006150001'],
  tag: '26',
  country: 'MY',
  currencies: { MYR: '458' },
  settlementSystem: 'MY_DUITNOW',
  accounts: [],
  confidence: 'known',
});

export const sources: readonly string[] = ['docs.developer.paynet.my, DuitNow QR'];

export const examples: readonly PaymentNetworkExample[] = [
  { text: '00020101021126420014A00000061500010106600000021000000000015204000053034585802MY5912KEDAI CONTOH6002MY6304ED12', from: 'made' },
];
