/** What a payout to Chile has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('CL', [
  {
    currencies: ['CLP'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'VISTA', 'RUT'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts: Chile', 'airwallex.com, payouts: Chile'],
  },
]);
