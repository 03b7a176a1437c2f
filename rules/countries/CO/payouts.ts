/**
 * What a payout to Colombia must say of the creditor.
 *
 * Ripple and dLocal ask for a tax number or an identity document, and for the kind of account. The identifier of a business is its NIT.
 */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('CO', [
  {
    currencies: ['COP'],
    of: 'INDIVIDUAL',
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'ELECTRONIC_DEPOSIT'],
    confidence: 'sourced',
    sources: ['docs.ripple.com, COP requirements', 'docs.dlocal.com, payouts'],
  },
  {
    currencies: ['COP'],
    of: 'BUSINESS',
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'ELECTRONIC_DEPOSIT'],
    identifiers: ['NIT'],
    confidence: 'sourced',
    sources: ['docs.ripple.com, COP requirements', 'docs.dlocal.com, payouts'],
  },
]);
