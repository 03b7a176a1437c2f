/** Payouts to Mexico: where an address is given, Currencycloud asks for its post code and state. */
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
