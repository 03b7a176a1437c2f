/** What a payout to Philippines has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('PH', [
  {
    currencies: ['PHP'],
    required: ['/creditor/address'],
    nameWords: 2,
    confidence: 'sourced',
    sources: ['Wise, recipients of PHP', 'support.currencycloud.com, PHP'],
  },
]);
