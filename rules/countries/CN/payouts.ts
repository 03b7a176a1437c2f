/**
 * What a payout to China must say of the creditor.
 *
 * dLocal asks people for a RIC or passport. dLocal and Stripe ask businesses for the USCC and the address.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('CN', [
  {
    currencies: ['CNY'],
    of: 'INDIVIDUAL',
    required: [['/creditor/documents', '/creditor/taxId']],
    identifiers: ['RIC', 'PASS'],
    confidence: 'sourced',
  },
  {
    currencies: ['CNY'],
    of: 'BUSINESS',
    required: [['/creditor/taxId', '/creditor/documents'], '/creditor/address'],
    identifiers: ['USCC'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  ['docs.dlocal.com, payouts: China'],
  ['docs.dlocal.com, payouts: China', 'docs.stripe.com, global payouts recipient requirements'],
];
