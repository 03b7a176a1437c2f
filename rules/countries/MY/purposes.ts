/** Purpose codes of Bank Negara Malaysia: five digits, for payments with residents of other countries. */
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('MY', [
  {
    currencies: ['MYR'],
    of: 'all',
    from: '2017-07-01',
    pattern: /^\d{5}$/,
    // goods, transport and travel; the list goes on with income, transfers and financial transactions
    codes: [
      {
        '00000': 'Food and live animals',
        '01000': 'Beverages and tobacco',
        '02000': 'Crude materials, inedible, except fuels',
        '03000': 'Mineral fuels and lubricants',
        '04000': 'Animal and vegetable oils, fats and waxes',
        '05000': 'Chemicals',
        '06000': 'Manufactured goods',
        '07000': 'Machinery, packaged software and transport equipment',
        '07100': 'Power lines, pipelines and undersea cables',
        '08000': 'Miscellaneous manufactured articles',
        '09000': 'Commodities not classified elsewhere',
        '09001': 'Goods, broad classification, below 200,000 ringgit',
        '09100': 'Refunds for goods',
        '09700': 'Non-monetary gold',
        '10010': 'Processing of goods',
        '11110': 'Freight by air',
        '11120': 'Freight by sea',
        '11130': 'Freight by other transport',
        '11210': 'Passenger fare by air',
        '11220': 'Passenger fare by sea',
        '11230': 'Passenger fare by other transport',
        '12110': 'Airport services',
        '12120': 'Port services',
        '12130': 'Other terminal facilities',
        '12140': 'Postal and courier services',
        '12210': 'Charter of aircraft with crew',
        '12220': 'Charter of ships with crew',
        '12230': 'Charter of other transport with crew',
        '12310': 'Rental of aircraft without crew',
        '12320': 'Rental of ships without crew',
        '12330': 'Rental of other transport without crew',
        '12500': 'Repair of transport equipment',
        '13110': 'Personal travel',
        '16710': 'Merchanting trade',
        '16780': 'Rental of buildings and machinery',
      },
    ],
    edition: '2017-07-01',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'docslib.org, payment purpose codes for all payments in Malaysia from 2017-07-01',
    'cashmanagement.bnpparibas.com, appendix XXV: purpose of payment code (MYR)',
    'nab.com.au, Malaysia purpose codes',
  ],
];
