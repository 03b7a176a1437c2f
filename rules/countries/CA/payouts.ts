/**
 * What a payout to Canada must say of the creditor.
 *
 * Wise and Currencycloud want an address with postcode and province where one is given, and a kind of account that is checking or savings.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('CA', [
  {
    currencies: ['CAD'],
    required: [],
    accountTypes: ['CHECKING', 'SAVINGS'],
    address: ['postCode', 'countrySubdivision'],
    confidence: 'sourced',
  },
]);

/** Of the example of a post code, which lies there. */
export const exampleSubdivision = 'QC';

export const sources: ProfileSources = [['docs.wise.com, recipients: CAD', 'Currencycloud, required details']];
