/** What a payout to Guatemala has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('GT', [
  {
    currencies: ['GTQ'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'known',
    sources: [],
  },
]);
