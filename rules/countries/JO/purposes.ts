/** Purpose codes of the Central Bank of Jordan: four digits at the beginning of the remittance information, in any currency. */
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('JO', [
  {
    currencies: 'ANY',
    of: 'all',
    from: '2015-02-02',
    pattern: /^\d{4}$/,
    // the few that were read with their names; the whole list was not at hand
    codes: [{ '0101': 'Invoice payment and purchase', '0106': 'Family assistance and expenses', '0206': 'Salaries from abroad' }],
    edition: '2015-02-02',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'arabbank.com.jo and hbtf.com, purpose codes',
    'jpmorgan.com, Jordan: payment purpose code',
    'citi.com/jordan, questions and answers',
    'messages MT 103 of Jordanian banks in public test data (0101), and the codes that UNESCO uses (0206), read in 2026',
  ],
];
