/** What a payout to Albania must say of the creditor. Stripe asks for the address of a business. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('AL', [
  {
    currencies: ['ALL'],
    of: 'BUSINESS',
    required: ['/creditor/address'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['https://docs.stripe.com/global-payouts/recipient-requirements']];
