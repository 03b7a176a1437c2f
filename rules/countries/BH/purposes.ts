/**
 * Purpose codes of Bahrain: three letters between countries, three digits at home.
 *
 * A payment between countries also says where the payee is resident.
 */
import { BALANCE_OF_PAYMENTS } from '../../purposes/gulf.js';
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('BH', [
  {
    currencies: 'ANY',
    of: 'cross-border',
    from: '2021-05-31',
    pattern: /^[A-Z]{3}$/,
    written: '/BENEFRES/BH//{code}',
    codes: [BALANCE_OF_PAYMENTS],
    isComplete: true,
    edition: '2021',
    confidence: 'sourced',
  },
  {
    currencies: ['BHD'],
    of: 'domestic',
    from: '2016-06-19',
    pattern: /^\d{3}$/,
    codes: [
      {
        '001': 'Ordinary transfer',
        '020': 'Fee',
        '021': 'Salary',
        '022': 'Bill',
        '023': 'Top-up of a prepaid account',
        '024': 'From a prepaid account to a bank account',
        '025': 'Credit card settlement',
        '026': 'Pension',
        '027': 'Dividends',
        '028': 'Interest received',
        '029': 'Loan instalment',
        '030': 'Rent',
        '031': 'Charity',
      },
    ],
    isComplete: true,
    edition: '2016-06-19',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'sicobank.com and mea.bnpparibas.com: purpose codes from 2021-05-31',
    'help.bankline.natwest.com, Bahrain: how they are written',
    'brex.com, Bahrain purpose of payment guide',
  ],
  ['HSBC, Bahrain domestic payments, 2016-05: payment purpose codes'],
];
