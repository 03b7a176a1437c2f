/**
 * QRIS, Indonesia. Template 51 names the merchant by its national number (NMID); others name it as its acquirers do. Only they know the account.
 *
 * The gotcha: codes of 2019 and 2020 name the national payment gateway, GPN, in its place.
 *
 * @see Bank Indonesia and ASPI, Quick Response Code Indonesian Standard
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const QRIS = paymentNetwork({
  code: 'QRIS',
  name: 'QRIS',
  identifiers: ['ID.CO.QRIS.WWW', 'ID.OR.GPNQR.WWW'],
  tag: '51',
  country: 'ID',
  currencies: { IDR: '360' },
  accounts: [],
  confidence: 'known',
});

export const sources: readonly string[] = ['Bank Indonesia, Quick Response Code Indonesian Standard'];

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020101021126620015COM.EXAMPLE.WWW0118936000000000000001021000000000000303UMI51440014ID.CO.QRIS.WWW0215ID10000000000010303UMI5204581253033605802ID5913WARUNG CONTOH6007JAKARTA61051234563044E50',
    from: 'made',
  },
];
