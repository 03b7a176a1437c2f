/** What a payout to Uruguay has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('UY', [
  {
    currencies: ['UYU'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'known',
    sources: [],
  },
]);
