/** What a payout to Bolivia has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('BO', [
  {
    currencies: ['BOB'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, country reference'],
  },
]);
