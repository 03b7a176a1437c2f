/**
 * Payouts to Venezuela need a tax number or identity document, the type of account and a telephone number. The rule is known, but no source
 * is recorded.
 */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('VE', [
  {
    currencies: ['VES'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type', '/creditor/contactDetails/phone'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'known',
  },
]);
