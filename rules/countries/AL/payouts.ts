/** What a payout to Albania has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('AL', [
  {
    currencies: ['ALL'],
    of: 'BUSINESS',
    required: ['/creditor/address'],
    confidence: 'sourced',
    sources: ['https://docs.stripe.com/global-payouts/recipient-requirements'],
  },
]);
