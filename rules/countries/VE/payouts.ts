/** What a payout to Venezuela has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('VE', [
  {
    currencies: ['VES'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type', '/creditor/contactDetails/phone'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'known',
    sources: [],
  },
]);
