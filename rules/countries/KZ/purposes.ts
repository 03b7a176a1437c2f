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
    codes: [{ '710': 'Goods' }],
    edition: '2019-11-28',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'National Bank of Kazakhstan, resolution 203 of 2016-08-31, as amended on 2019-11-28',
    'cashmanagement.bnpparibas.com/currency/kzt',
    'clearstream.com a17144',
    'brex.com, Kazakhstan purpose of payment guide',
  ],
];
