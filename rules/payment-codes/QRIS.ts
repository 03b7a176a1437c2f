/**
 * QRIS, Indonesia. Template 51 names the merchant by its national number (NMID); others name it as its acquirers do. Only they know the account.
 *
 * @see Bank Indonesia and ASPI, Quick Response Code Indonesian Standard
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const QRIS = paymentNetwork({
  code: 'QRIS',
  name: 'QRIS',
  identifiers: ['ID.CO.QRIS.WWW'],
  tag: '51',
  country: 'ID',
  currencies: { IDR: '360' },
  accounts: [],
  confidence: 'known',
});

export const sources: readonly string[] = ['Bank Indonesia, Quick Response Code Indonesian Standard'];

export const examples: readonly PaymentNetworkExample[] = [];
