/**
 * What a payout to Colombia must say of the creditor.
 *
 * Ripple and dLocal ask for a tax number or an identity document, and for the kind of account. The identifier of a business is its NIT.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('CO', [
  {
    currencies: ['COP'],
    of: 'INDIVIDUAL',
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'ELECTRONIC_DEPOSIT'],
    confidence: 'sourced',
  },
  {
    currencies: ['COP'],
    of: 'BUSINESS',
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'ELECTRONIC_DEPOSIT'],
    identifiers: ['NIT'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  ['docs.ripple.com, COP requirements', 'docs.dlocal.com, payouts'],
  ['docs.ripple.com, COP requirements', 'docs.dlocal.com, payouts'],
];
