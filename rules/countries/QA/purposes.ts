/** Purpose codes of Qatar for payments in riyals: four characters in the remittance information. The list was not at hand. */
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('QA', [
  {
    currencies: ['QAR'],
    of: 'domestic',
    pattern: /^[0-9A-Z]{4}$/,
    edition: '2025',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  ['cashmanagement.bnpparibas.com/currency/qar', 'ulsterbank.co.uk, purpose of payment codes for specific countries'],
];
