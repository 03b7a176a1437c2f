/**
 * Bahrain: what a payout to a company has to say. No identifier of Bahrain has a published check rule.
 */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('BH', [
  {
    currencies: ['BHD'],
    of: 'BUSINESS',
    required: ['/creditor/address'],
    confidence: 'sourced',
    sources: ['https://docs.stripe.com/global-payouts/recipient-requirements'],
  },
]);
