/**
 * Purpose codes of Kazakhstan (KNP): three digits, within the ten characters of EKNP.
 *
 * EKNP is who pays (KOD), who is paid (KBE), the currency, and the purpose. The first digit of KOD and KBE is 1 for residents and 2 for others; the
 * second is the sector: 1 central government, 2 local government, 3 central bank, 4 bank, 5 other financial, 6 state company, 7 private company,
 * 8 non-profit, 9 individual.
 */
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('KZ', [
  {
    currencies: ['KZT'],
    of: 'all',
    pattern: /^\d{3}$/,
    written: 'EKNP {kod}{kbe}KZT{code}',
    // the few that a second source confirms; the whole list was not at hand
    codes: [
      {
        '010': 'Mandatory pension contributions',
        '012': 'Social contributions',
        '089': 'Mandatory pension contributions of the employer',
        '119': 'Other transfers without consideration',
        '121': 'Health insurance, contributions of the employer',
        '122': 'Health insurance, contributions of the employee',
        '343': 'Own funds, from an account at another bank',
        '710': 'Goods',
        '721': 'Real estate in Kazakhstan',
        '723': 'Shares in the construction of housing',
        '859': 'Other services',
        '911': 'Taxes',
      },
    ],
    edition: '2025-08-25',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'National Bank of Kazakhstan, resolution 203 of 2016-08-31, as amended on 2019-11-28',
    'kaz.zakon.kz, 2025-09-04: the amendment of 2025-08-25, in force since 2026-01-02 (721, 723)',
    'payment orders, invoices and statements in public test data, read in 2026 (010, 012, 089, 119, 121, 122, 343, 859, 911)',
    'cashmanagement.bnpparibas.com/currency/kzt',
    'clearstream.com a17144',
    'brex.com, Kazakhstan purpose of payment guide',
  ],
];
