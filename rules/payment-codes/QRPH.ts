/**
 * QR Ph, the Philippines. A code between people (com.p2pqrpay) holds the BIC of the bank or wallet and the account number, and is paid by InstaPay.
 * A code of a merchant (ph.ppmi.p2m) holds a number of its acquirer.
 *
 * @see Bangko Sentral ng Pilipinas, National QR Code Standard (QR Ph)
 * @see codes of PayMaya and GCash that are in use; no specification is public
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const QRPH = paymentNetwork({
  code: 'QRPH',
  name: 'QR Ph',
  identifiers: ['com.p2pqrpay', 'ph.ppmi.p2m'],
  tag: '27',
  country: 'PH',
  currencies: { PHP: '608' },
  settlementSystem: 'PH_INSTAPAY',
  accounts: [{ path: '04', type: 'ACCOUNT_NUMBER', when: ['02', '99964403'] }],
  bank: { path: '01', as: 'bic' },
  confidence: 'known',
});

export const sources: readonly string[] = ['Bangko Sentral ng Pilipinas, QR Ph'];

export const examples: readonly PaymentNetworkExample[] = [];
