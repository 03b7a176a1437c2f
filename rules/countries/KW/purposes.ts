/**
 * Purpose codes of Kuwait: four characters. The list was not at hand.
 *
 * The gotcha: the clearing house at home takes 001, an ordinary transfer, or none, since 2020-02-16.
 */
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('KW', [
  {
    currencies: ['KWD'],
    of: 'all',
    pattern: /^[0-9A-Z]{4}$/,
    edition: '2025',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'developer.worldpay.com, coverage: Kuwait',
    'ulsterbank.co.uk, purpose of payment codes for specific countries',
    'support.currencycloud.com 360017430000: payments in dinars by Swift',
    'business.hsbc.com.kw, Kuwait accounts: domestic payments, 2020-02-16',
  ],
];
