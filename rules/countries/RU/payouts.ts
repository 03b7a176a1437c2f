/**
 * Payouts to the Russian Federation: by regulation 762-P of the Bank of Russia, a payment in roubles states the INN of the payee.
 *
 * Danske Bank and BNP Paribas also ask for the address, and Danske Bank for the full name of a person, with the patronymic.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('RU', [
  {
    currencies: ['RUB'],
    required: ['/creditor/taxId'],
    law: true,
    confidence: 'sourced',
  },
  {
    currencies: ['RUB'],
    required: ['/creditor/address'],
    confidence: 'sourced',
  },
  {
    currencies: ['RUB'],
    of: 'INDIVIDUAL',
    required: [],
    nameWords: 2,
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  ['Bank of Russia, regulation 762-P, annex 1: INN of the payee', 'BNP Paribas cash management, RUB'],
  ['Danske Bank (Sampo), payments in RUB', 'BNP Paribas cash management, RUB'],
  ['Danske Bank (Sampo), payments in RUB: full name with patronymic'],
];
