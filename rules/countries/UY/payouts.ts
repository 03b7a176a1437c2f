/** Payouts to Uruguay need a tax number or identity document and the type of account. The rule is known, but no source is recorded. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('UY', [
  {
    currencies: ['UYU'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'known',
  },
]);
