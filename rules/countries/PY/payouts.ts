/** What a payout to Paraguay has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('PY', [
  {
    currencies: ['PYG'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'sourced',
    sources: ['ohmyfin.ai, Paraguay'],
  },
]);
