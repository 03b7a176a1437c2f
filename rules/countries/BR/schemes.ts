/** Settlement systems of Brazil. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * DOC, overnight transfers in Brazil.
 *
 * The banks ended it on 29 February 2024. No source is recorded.
 */
export const BR_DOC = scheme({
  code: 'BR_DOC',
  name: 'DOC',
  kind: 'batch',
  countries: ['BR'],
  currencies: ['BRL'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  cap: { amount: 4_999.99, currency: 'BRL' },
  until: '2024-02-29',
  confidence: 'known',
});

/**
 * Pix, the instant payments of Banco Central do Brasil.
 *
 * A payment names an account and its bank (ISPB), or a key: telephone number, e-mail address, CPF or CNPJ, or a random key.
 */
export const BR_PIX = scheme({
  code: 'BR_PIX',
  name: 'Pix',
  kind: 'instant',
  countries: ['BR'],
  currencies: ['BRL'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'EMAIL', 'TAX_ID', 'ALIAS'],
  registered: [
    // any of the five may be given as a key, of whatever kind; a bare number of eleven digits that is also a telephone number is read as a CPF
    { type: 'ALIAS', as: 'lower-case', pattern: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/ },
    { type: 'EMAIL', also: ['ALIAS'], as: 'lower-case', pattern: /^(?=.{6,77}$)[^\s@]{1,64}@[^\s@]{1,70}\.[^\s@.]{2,30}$/ },
    { type: 'TAX_ID', also: ['ALIAS'], pattern: /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/ },
    { type: 'PHONE', also: ['ALIAS'], as: '+55', pattern: /^\+55[1-9]\d(?:9\d{8}|[2-5]\d{7})$/ },
  ],
  bank: 'memberId',
  membership: 'optional',
  from: '2020-11-16',
  confidence: 'sourced',
  knownOnly: ['from', 'membership'],
});

/**
 * TED, bank transfers in Brazil.
 *
 * A payment names COMPE code or ISPB, branch, account with its check digit, and CPF or CNPJ of the holder.
 */
export const BR_TED = scheme({
  code: 'BR_TED',
  name: 'TED',
  kind: 'high-value',
  countries: ['BR'],
  currencies: ['BRL'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

export const sources: Sources = {
  BR_PIX: ['blindpay.com, LATAM payout cheat sheet', 'docs.payzu.com.br and developers.woovi.com, Pix keys'],
  BR_TED: ['blindpay.com, LATAM payout cheat sheet', 'docs.dlocal.com, payouts'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BR_DOC: {
    fits: [{ on: '2024-02-29', country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL' }],
    not: [
      { on: '2024-02-29', country: 'CA', memberId: '000304567', account: '1234567', currency: 'BRL' },
      { on: '2024-03-01', country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL' },
    ],
  },
  BR_PIX: {
    fits: [
      { country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL', reached: true },
      { country: 'BR', type: 'PHONE', account: '+5511987654321', currency: 'BRL' },
      { country: 'BR', type: 'EMAIL', account: 'name@example.com', currency: 'BRL' },
    ],
    not: [{ on: '2020-11-15', country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL' }],
  },
  BR_TED: {
    fits: [{ country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL' }],
  },
};
