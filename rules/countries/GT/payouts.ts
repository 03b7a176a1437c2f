/**
 * What a payout to Guatemala must say of the creditor: a tax number or an identity document, and the kind of account. No source is
 * recorded.
 */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('GT', [
  {
    currencies: ['GTQ'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'known',
  },
]);
