/**
 * Pix, instant payments of Banco Central do Brasil.
 *
 * An account at a bank (ISPB), or a key: telephone number, e-mail address, CPF or CNPJ, random key.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const BR_PIX = scheme({
  code: 'BR_PIX',
  name: 'Pix',
  kind: 'instant',
  countries: ['BR'],
  currencies: ['BRL'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'EMAIL', 'TAX_ID', 'ALIAS'],
  bank: 'memberId',
  reach: 'listed',
  from: '2020-11-16',
  confidence: 'sourced',
  knownOnly: ['from', 'reach'],
  sources: ['blindpay.com, LATAM payout cheat sheet', 'docs.payzu.com.br and developers.woovi.com, Pix keys'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL' },
    { country: 'BR', type: 'PHONE', account: '+5511987654321', currency: 'BRL' },
    { country: 'BR', type: 'EMAIL', account: 'name@example.com', currency: 'BRL' },
  ],
  not: [
    { country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'BRL' },
    { country: 'BR', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'BRL' },
    { on: '2020-11-15', country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL' },
  ],
};
