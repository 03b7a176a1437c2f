/** What a payout to Ecuador has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('EC', [
  {
    currencies: ['USD'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts: Ecuador'],
  },
]);
