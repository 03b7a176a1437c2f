/** What a payout to Armenia has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('AM', [
  { currencies: ['AMD'], required: ['/creditor/taxId'], confidence: 'sourced', sources: ['outgoing wire quick reference, AMD'] },
  {
    currencies: ['AMD'],
    of: 'BUSINESS',
    required: ['/creditor/address'],
    confidence: 'sourced',
    sources: ['https://docs.stripe.com/global-payouts/recipient-requirements'],
  },
]);
