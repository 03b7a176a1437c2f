/**
 * SEPA Instant Credit Transfer: euro payments to an IBAN within ten seconds, at all hours.
 *
 * Banks join of their own will, but for those that the instant payments regulation obliges to receive: who offers SEPA credit transfers in the
 * euro area, since 9 January 2025; in the rest of the Union, from 9 January 2027. Payment and electronic money institutions follow on
 * 9 April 2027. A country that adopts the euro in between has a year. The regulation ended the limit of the scheme, but banks and customers may
 * set limits of their own.
 *
 * The gotcha: Iceland, Liechtenstein and Norway, the islands outside the Union and the countries with a monetary agreement are not obliged.
 *
 * @see Regulation (EU) 2024/886 of 13 March 2024, article 1 (2): article 5a of Regulation (EU) No 260/2012
 */

import { euroAreaOf2025, territoriesOfEuroArea } from '../currencies/euro-area.js';
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

const OF_2025 = [...euroAreaOf2025, ...territoriesOfEuroArea];
const OF_2027 = ['CZ', 'DK', 'HU', 'PL', 'RO', 'SE'];

export const SCT_INST = scheme({
  code: 'SCT_INST',
  name: 'SEPA Instant Credit Transfer',
  kind: 'instant',
  precedence: 1,
  countries: 'SEPA',
  notIn: ['RS'],
  currencies: ['EUR'],
  account: ['IBAN'],
  // QR-IBANs: it carries no QR reference
  refusedIban: /^(?:CH|LI)\d{2}3[01]\d{3}/,
  bank: 'in-account',
  membership: 'optional',
  mandatory: [
    { from: '2025-01-09', countries: OF_2025, of: 'banks', participantsOf: 'SCT' },
    { from: '2027-01-01', countries: ['BG'], of: 'banks', participantsOf: 'SCT' },
    { from: '2027-01-09', countries: OF_2027, of: 'banks', participantsOf: 'SCT' },
    { from: '2027-04-09', countries: [...OF_2025, 'BG', ...OF_2027], of: 'all', participantsOf: 'SCT' },
  ],
  required: ['/creditor/name'],
  forbidden: ['/intermediaryAgent1', '/intermediaryAgent2', '/intermediaryAgent3'],
  limits: { '/creditor/name': 70 },
  charset: 'sepa',
  address: [{ from: '2026-11-15', form: 'structured-or-hybrid' }],
  from: '2017-11-21',
  confidence: 'sourced',
  knownOnly: ['required', 'forbidden', 'limits', 'from'],
});

export const sources: readonly string[] = [
  'Regulation (EU) 2024/886, http://data.europa.eu/eli/reg/2024/886/oj',
  'paymentbrief.com and getivy.io, instant payments regulation: its dates',
  'bta.bg 982396: the Bulgarian National Bank on its date, a year after the euro',
  'support.currencycloud.com 360017459500 (EUR)',
  'EPC217-08 conversion table, after docs.ipfdev.co.uk',
  'europeanpaymentscouncil.eu, nodes 23566 and 27691',
  'nbs.rs, SEPA in the Republic of Serbia, 2026-05-19: at this stage credit transfers alone',
];

export const examples: SchemeExamples = {
  fits: [{ iban: 'DE89370400440532013000', currency: 'EUR', reached: true }],
  not: [
    { iban: 'DE89370400440532013000', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'EUR', reached: true },
    { iban: 'RS35260005601001611379', currency: 'EUR', reached: true },
    { country: 'DE', account: '0532013000', currency: 'EUR', reached: true },
    { on: '2017-11-20', iban: 'DE89370400440532013000', currency: 'EUR', reached: true },
  ],
};
