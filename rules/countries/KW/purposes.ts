/** Purpose codes of Kuwait: four characters. The list was not at hand. */
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
  ['developer.worldpay.com, coverage: Kuwait', 'ulsterbank.co.uk, purpose of payment codes for specific countries'],
];
