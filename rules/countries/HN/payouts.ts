/** What a payout to Honduras has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('HN', [
  {
    currencies: ['HNL'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts'],
  },
]);
