/**
 * What a payout to Armenia must say of the creditor. A quick reference for outgoing wires asks for the tax number; Stripe asks for the
 * address of a business.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('AM', [
  { currencies: ['AMD'], required: ['/creditor/taxId'], confidence: 'sourced' },
  {
    currencies: ['AMD'],
    of: 'BUSINESS',
    required: ['/creditor/address'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  ['outgoing wire quick reference, AMD'],
  ['https://docs.stripe.com/global-payouts/recipient-requirements'],
];
