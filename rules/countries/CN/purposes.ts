/**
 * Purpose codes of payments in renminbi that cross the border of mainland China.
 *
 * The gotcha: some banks write the codes of CNAPS in their place: GOD, STR, CTF, RMT, OTF.
 */
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('CN', [
  {
    currencies: ['CNY'],
    of: 'cross-border',
    pattern: /^C(?:CTFDR|CDNDR|GODDR|OCADR|STRDR)$/,
    written: '/{code}/',
    codes: [
      {
        CCTFDR: 'Capital account',
        CCDNDR: 'Charitable donation',
        CGODDR: 'Trade in goods',
        COCADR: 'Other current account',
        CSTRDR: 'Trade in services',
      },
    ],
    isComplete: true,
    edition: '2015-02',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'support.ibanfirst.com 611533',
    'help.bankline.rbs.com, China: purpose of payment codes',
    'corporateonline.co.uk, payments in renminbi from 2015-02-02',
  ],
];
