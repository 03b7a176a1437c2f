/**
 * What a payout to Bahrain must say of the creditor. Stripe asks for the address of a business.
 *
 * Bahrain has no `identifiers.ts`: none of its identifiers has a published check rule.
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
