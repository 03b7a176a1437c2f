/** What a payout to Nicaragua has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('NI', [
  {
    currencies: ['NIO'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts: Nicaragua'],
  },
]);
