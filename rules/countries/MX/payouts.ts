/** Payouts to Mexico: where an address is given, Currencycloud asks for its post code and state. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('MX', [
  {
    currencies: ['MXN'],
    required: [],
    address: ['postCode', 'countrySubdivision'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['Currencycloud, required details']];
