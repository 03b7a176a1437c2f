/**
 * Pix, Brazil: the BR Code.
 *
 * A static code holds a key; a dynamic one an address from which the payer's bank fetches amount and payee. The transaction identifier is written
 * `***` where the payee has none.
 *
 * The gotcha: eleven digits are a CPF. A telephone number begins with +55.
 *
 * @see Banco Central do Brasil, Manual do BR Code, version 2.0.1
 * @see Banco Central do Brasil, Manual de Padrões para Iniciação do Pix, version 2.9
 */
import { type PaymentNetworkExample, paymentNetwork } from '../vocabulary/payment-network.js';

export const PIX = paymentNetwork({
  code: 'PIX',
  name: 'Pix',
  identifiers: ['br.gov.bcb.pix'],
  tag: '26',
  country: 'BR',
  currencies: { BRL: '986' },
  settlementSystem: 'BR_PIX',
  accounts: [
    { path: '01', type: 'EMAIL', form: /^[^@]{1,76}@[^@]{1,76}$/ },
    { path: '01', type: 'PHONE', callingCode: '+55', form: /^\+\d{8,15}$/ },
    { path: '01', type: 'TAX_ID', form: /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/ },
    { path: '01', type: 'ALIAS' },
  ],
  noReference: '***',
  message: '26.02',
  link: '25',
  isReusable: true,
  confidence: 'sourced',
});

export const sources: readonly string[] = [
  'Banco Central do Brasil, Manual do BR Code',
  'Banco Central do Brasil, Manual de Padrões para Iniciação do Pix',
];

export const examples: readonly PaymentNetworkExample[] = [
  {
    text: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    account: { type: 'ALIAS', value: '123e4567-e12b-12d1-a456-426655440000' },
    from: 'Manual de Padrões para Iniciação do Pix, static code',
  },
  {
    text: '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
    from: 'Manual de Padrões para Iniciação do Pix, dynamic code',
  },
  {
    text: '00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304AD38',
    account: { type: 'ALIAS', value: '123e4567-e12b-12d1-a456-426655440000' },
    amount: '123.45',
    reference: 'RP12345678-2019',
    from: 'Manual do BR Code, code of several networks',
  },
];
