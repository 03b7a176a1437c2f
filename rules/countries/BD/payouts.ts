/** What a payout to Bangladesh has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('BD', [
  {
    currencies: ['BDT'],
    required: ['/creditor/address/streetName', '/creditor/address/townName', '/creditor/contactDetails/phone'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts: Bangladesh'],
  },
]);
