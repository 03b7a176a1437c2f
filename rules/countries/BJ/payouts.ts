/**
 * Benin: what a payout to a company has to say. No identifier of Benin has a published check rule.
 */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('BJ', [
  {
    currencies: ['XOF'],
    of: 'BUSINESS',
    required: ['/creditor/address'],
    confidence: 'sourced',
    sources: ['https://docs.stripe.com/global-payouts/recipient-requirements'],
  },
]);
