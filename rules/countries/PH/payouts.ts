/** Payouts to the Philippines: Wise and Currencycloud ask for an address and for a name of at least two words. */
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
