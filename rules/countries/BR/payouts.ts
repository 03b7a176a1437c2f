/** What a payout to Brazil has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('BR', [
  {
    currencies: ['BRL'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'PAYMENT'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts: Brazil', 'airwallex.com, payouts: Brazil'],
  },
]);
