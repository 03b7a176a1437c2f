/** Payouts to the United States: Wise asks for the type of account, Currencycloud for post code and state where an address is given. */
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
