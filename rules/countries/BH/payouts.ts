/**
 * What a payout to Bahrain must say of the creditor. Stripe asks for the address of a business.
 *
 * Bahrain has no `identifiers.ts`: none of its identifiers has a published check rule.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('BH', [
  {
    currencies: ['BHD'],
    of: 'BUSINESS',
    required: ['/creditor/address'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['https://docs.stripe.com/global-payouts/recipient-requirements']];
