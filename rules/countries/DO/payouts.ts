/** What a payout to Dominican Republic has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('DO', [
  {
    currencies: ['DOP'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts: Dominican Republic'],
  },
]);
