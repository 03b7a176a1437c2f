/** Payouts to the United States: Wise asks for the type of account, Currencycloud for post code and state where an address is given. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('US', [
  {
    currencies: ['USD'],
    required: [],
    accountTypes: ['CHECKING', 'SAVINGS'],
    address: ['postCode', 'countrySubdivision'],
    confidence: 'sourced',
  },
]);

/** Of the example of a post code, which lies there. */
export const exampleSubdivision = 'CA';

export const sources: ProfileSources = [['docs.wise.com, recipients: USD', 'Currencycloud, required details']];
