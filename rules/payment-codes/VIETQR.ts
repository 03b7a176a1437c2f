/**
 * VietQR, Viet Nam. The template holds a template: the BIN of the bank, and the account or the card. The service says which: QRIBFTTA an account,
 * QRIBFTTC a card; QRPUSH and codes without a service name a merchant.
 *
 * @see NAPAS, Technical Specifications on QR Switching, part IV: QR code format, version 1.5.2
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const VIETQR = paymentNetwork({
  code: 'VIETQR',
  name: 'VietQR',
  identifiers: ['A000000727'],
  tag: '38',
  country: 'VN',
  currencies: { VND: '704' },
  settlementSystem: 'VN_NAPAS_247',
  accounts: [
    { path: '01.01', type: 'ACCOUNT_NUMBER', when: ['02', 'QRIBFTTA'] },
    { path: '01.01', type: 'CARD_NUMBER', when: ['02', 'QRIBFTTC'], isOutsideSystem: true },
  ],
  bank: { path: '01.00', as: 'memberId' },
  reference: '62.01',
  optional: ['52', '59', '60'],
  confidence: 'sourced',
});

export const sources: readonly string[] = ['NAPAS, Technical Specifications on QR Switching, part IV, version 1.5.2'];

const SPECIFICATION = 'NAPAS, QR Switching, part IV, version 1.5.2, section 6';

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
    account: { type: 'ACCOUNT_NUMBER', value: '0011012345678' },
    from: SPECIFICATION,
  },
  {
    text: '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52',
    account: { type: 'CARD_NUMBER', value: '9704031101234567' },
    from: SPECIFICATION,
  },
  {
    text: '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
    account: { type: 'ACCOUNT_NUMBER', value: '0011012345678' },
    amount: '180000',
    reference: 'NPS6869',
    message: 'thanh toan don hang',
    from: SPECIFICATION,
  },
  {
    text: '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304A203',
    account: { type: 'CARD_NUMBER', value: '9704031101234567' },
    amount: '180000',
    reference: 'NPS6869',
    message: 'thanh toan don hang',
    from: SPECIFICATION,
  },
  {
    text: '00020101021138580010A00000072701300006970403011621129950446040250206QRPUSH5204581253037045802VN5910PHUONG CAC6005HANOI62110307NPS686963043820',
    from: SPECIFICATION,
  },
];
