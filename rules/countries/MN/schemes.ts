/** Settlement systems of Mongolia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * ACH+: the small payments of the Bank of Mongolia, at all hours, up to three million togrog when it began. A telephone number or an e-mail address can stand
 * for the account.
 */
export const MN_ACH = scheme({
  code: 'MN_ACH',
  name: 'ACH+',
  kind: 'instant',
  countries: ['MN'],
  currencies: ['MNT'],
  account: ['ACCOUNT_NUMBER', 'IBAN', 'PHONE', 'EMAIL'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** The RTGS of the Bank of Mongolia, with ISO 20022 since 26 January 2018. */
export const MN_RTGS = scheme({
  code: 'MN_RTGS',
  name: 'RTGS of the Bank of Mongolia',
  kind: 'high-value',
  countries: ['MN'],
  currencies: ['MNT'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  MN_ACH: ['төлбөр.мн f03, 2019-08-13: ACH+', 'dnn.mn 2014-05-27, small payments at all hours'],
  MN_RTGS: ['montsame.mn 13660, 2018-02-20', 'mongolbank.mn, payment systems department'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MN_ACH: {
    fits: [
      { iban: 'MN121234123456789123', currency: 'MNT' },
      { country: 'MN', type: 'PHONE', account: '+97699112233', currency: 'MNT' },
    ],
  },
  MN_RTGS: {
    fits: [{ iban: 'MN121234123456789123', currency: 'MNT' }],
  },
};
