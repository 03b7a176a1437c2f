/**
 * Purpose codes of Qatar for payments in riyals: four characters in the remittance information. The list was not at hand.
 *
 * Banks in Qatar ask for a code and for the relationship to the payee in what they send abroad, too, since 2022-12-10.
 */
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('QA', [
  {
    currencies: ['QAR'],
    of: 'domestic',
    from: '2019-06-15',
    pattern: /^[0-9A-Z]{4}$/,
    edition: '2025',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'HSBC, Qatar accounts, 2020-05-04: in domestic payments since 2019-06-15; 2022-10-12: in all that is sent since 2022-12-10',
    'cashmanagement.bnpparibas.com/currency/qar',
    'ulsterbank.co.uk, purpose of payment codes for specific countries',
  ],
];
