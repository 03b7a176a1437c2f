/** What a payout to Canada has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('CA', [
  {
    currencies: ['CAD'],
    required: [],
    accountTypes: ['CHECKING', 'SAVINGS'],
    address: ['postCode', 'countrySubdivision'],
    confidence: 'sourced',
    sources: ['docs.wise.com, recipients: CAD', 'Currencycloud, required details'],
  },
]);
