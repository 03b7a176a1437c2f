/**
 * What a payout to Armenia must say of the creditor. A quick reference for outgoing wires asks for the tax number; Stripe asks for the
 * address of a business.
 */
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
