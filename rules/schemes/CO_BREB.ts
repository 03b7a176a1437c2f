/**
 * Bre-B, instant payments of Banco de la República, Colombia.
 *
 * They go to a key: telephone number, document, e-mail address, @name, or the code of a merchant.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CO_BREB = scheme({
  code: 'CO_BREB',
  name: 'Bre-B',
  kind: 'proxy',
  countries: ['CO'],
  currencies: ['COP'],
  account: ['PHONE', 'EMAIL', 'TAX_ID', 'ALIAS'],
  bank: 'in-account',
  reach: 'listed',
  cap: { amount: 11_500_000, currency: 'COP' },
  from: '2025-10-06',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['elcolombiano.com, actualidadcriolla.com, docs.mono.la: Bre-B'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'CO', type: 'PHONE', account: '+573001234567', currency: 'COP' },
    { country: 'CO', type: 'EMAIL', account: 'name@example.com', currency: 'COP' },
    { country: 'CO', type: 'TAX_ID', account: '1234567890', currency: 'COP' },
  ],
  not: [
    { country: 'CO', type: 'PHONE', account: '+573001234567', currency: 'EUR' },
    { country: 'CA', type: 'PHONE', account: '+573001234567', currency: 'COP' },
    { country: 'CO', account: '12345678901', currency: 'COP' },
    { on: '2025-10-05', country: 'CO', type: 'PHONE', account: '+573001234567', currency: 'COP' },
  ],
};
