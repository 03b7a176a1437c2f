/**
 * QR Ph, the Philippines. A code between people (com.p2pqrpay) holds the BIC of the bank or wallet and the account number, and is paid by InstaPay.
 * A code of a merchant (ph.ppmi.p2m) holds a number of its acquirer.
 *
 * The gotcha: the codes of a wallet hold a name that only the wallet understands in place of the account number.
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
  accounts: [{ path: '04', type: 'ACCOUNT_NUMBER', when: ['02', '99964403'], form: /^\d{1,34}$/ }],
  bank: { path: '01', as: 'bic' },
  confidence: 'known',
});

export const sources: readonly string[] = ['Bangko Sentral ng Pilipinas, QR Ph'];

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020101021127780012com.p2pqrpay0111PAPHPHM1XXX02089996440304126391700000000515+63-917-00000005204601653036085802PH5914Juan Halimbawa6006Manila6304FA11',
    account: { type: 'ACCOUNT_NUMBER', value: '639170000000' },
    from: 'made',
  },
  {
    text: '00020101021127830012com.p2pqrpay0111GXCHPHM2XXX02089996440303152170200000000000417DWQM4TK3JDAAAAAAA5204601653036085802PH5914Juan Halimbawa6006Manila630429EC',
    from: 'made, as a wallet writes its codes',
  },
];
