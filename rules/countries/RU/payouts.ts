/** What a payout to Russian Federation has to say of the creditor. */
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
