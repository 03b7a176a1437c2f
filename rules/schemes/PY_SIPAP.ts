/**
 * SIPAP, the system of Banco Central del Paraguay: RTGS, and instant payments by account or alias.
 *
 * The guaraní has no decimals.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PY_SIPAP = scheme({
  code: 'PY_SIPAP',
  name: 'SIPAP',
  kind: 'instant',
  countries: ['PY'],
  currencies: ['PYG'],
  account: ['ACCOUNT_NUMBER', 'ALIAS'],
  bank: 'memberId',
  reach: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
  sources: ['app.ohmyfin.ai, Paraguay'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'PY', memberId: '1020', account: '123456789', currency: 'PYG' },
    { country: 'PY', type: 'ALIAS', account: 'name.example', currency: 'PYG' },
  ],
  not: [
    { country: 'PY', memberId: '1020', account: '123456789', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'PYG' },
    { country: 'PY', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'PYG' },
  ],
};
