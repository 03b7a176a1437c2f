/**
 * Payouts to the Russian Federation: by regulation 762-P of the Bank of Russia, a payment in roubles states the INN of the payee.
 *
 * Danske Bank and BNP Paribas also ask for the address, and Danske Bank for the full name of a person, with the patronymic.
 */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('RU', [
  {
    currencies: ['RUB'],
    required: ['/creditor/taxId'],
    law: true,
    confidence: 'sourced',
    sources: ['Bank of Russia, regulation 762-P, annex 1: INN of the payee', 'BNP Paribas cash management, RUB'],
  },
  {
    currencies: ['RUB'],
    required: ['/creditor/address'],
    confidence: 'sourced',
    sources: ['Danske Bank (Sampo), payments in RUB', 'BNP Paribas cash management, RUB'],
  },
  {
    currencies: ['RUB'],
    of: 'INDIVIDUAL',
    required: [],
    nameWords: 2,
    confidence: 'sourced',
    sources: ['Danske Bank (Sampo), payments in RUB: full name with patronymic'],
  },
]);
