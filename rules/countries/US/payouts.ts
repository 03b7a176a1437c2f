/** What a payout to United States has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('US', [
  {
    currencies: ['USD'],
    required: [],
    accountTypes: ['CHECKING', 'SAVINGS'],
    address: ['postCode', 'countrySubdivision'],
    confidence: 'sourced',
    sources: ['docs.wise.com, recipients: USD', 'Currencycloud, required details'],
  },
]);
