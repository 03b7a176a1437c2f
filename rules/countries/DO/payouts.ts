/**
 * What a payout to the Dominican Republic must say of the creditor. dLocal asks for a tax number or an identity document, and for the kind
 * of account.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('DO', [
  {
    currencies: ['DOP'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['docs.dlocal.com, payouts: Dominican Republic']];
