/** What a payout to Bosnia and Herzegovina must say of the creditor. Stripe asks for the address of a business. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('BA', [
  {
    currencies: ['BAM'],
    of: 'BUSINESS',
    required: ['/creditor/address'],
    confidence: 'sourced',
    sources: ['https://docs.stripe.com/global-payouts/recipient-requirements'],
  },
]);
