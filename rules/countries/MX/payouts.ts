/** What a payout to Mexico has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('MX', [
  {
    currencies: ['MXN'],
    required: [],
    address: ['postCode', 'countrySubdivision'],
    confidence: 'sourced',
    sources: ['Currencycloud, required details'],
  },
]);
