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

/** Of the example of a post code, which lies there. */
export const exampleSubdivision = 'CMX';

export const sources: ProfileSources = [['Currencycloud, required details']];
