/** Purpose codes of the Reserve Bank of India for receipts from abroad: P and four digits. The bank of the payee reports them. */
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('IN', [
  {
    currencies: 'ANY',
    of: 'cross-border',
    pattern: /^P\d{4}$/,
    // those of trade in goods and services; the whole list has some 130
    codes: [
      {
        P0102: 'Export of goods, bills sent on collection',
        P0103: 'Export of goods, advance receipts',
        P0201: 'Freight and fares of Indian shipping companies',
        P0301: 'Travel',
        P0306: 'Travel, other receipts',
        P0801: 'Hardware consultancy',
        P0802: 'Software consultancy',
        P0803: 'Databases and data processing',
        P0804: 'Repair and maintenance of computers and software',
        P0806: 'Information services, such as subscriptions',
        P0807: 'Software exports, off site',
        P0901: 'Franchises, patents, trade marks',
        P0902: 'Licences of originals and prototypes',
        P1002: 'Commission on exports and imports',
        P1003: 'Operational leasing',
        P1004: 'Legal services',
        P1005: 'Accounting, auditing, tax consulting',
        P1006: 'Business and management consultancy',
        P1007: 'Advertising and market research',
        P1008: 'Research and development',
        P1009: 'Architectural and engineering services',
        P1014: 'Engineering services',
        P1017: 'Publishing and printing',
        P1019: 'Commission agents',
        P1020: 'Wholesale and retail trade services',
        P1022: 'Other technical services',
        P1101: 'Audio-visual services',
        P1104: 'Entertainment',
        P1107: 'Education',
        P1109: 'Other personal and cultural services',
        P1306: 'Taxes, receipts and refunds',
        P1401: 'Salary',
        P1501: 'Refunds on account of imports',
        P1502: 'Reversal of wrong entries',
        P1701: 'Processing of goods',
      },
    ],
    edition: '2025',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'ebrcapi.docs.eximfiles.io, RBI purpose codes',
    'skydo.com 2025-06-18, RBI purpose codes for inward remittances',
    'Reserve Bank of India, FETERS purpose codes, after public lists of exporters',
  ],
];
