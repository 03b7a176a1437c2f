/** What a payout to Peru has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('PE', [
  {
    currencies: ['PEN'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'MASTER'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts: Peru', 'docs.payermax.com, LATAM ID rules'],
  },
]);
