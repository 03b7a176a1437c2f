/**
 * What a payout to Brazil must say of the creditor. dLocal and Airwallex ask for a tax number or an identity document, and for the kind of
 * account.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('BR', [
  {
    currencies: ['BRL'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'PAYMENT'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['docs.dlocal.com, payouts: Brazil', 'airwallex.com, payouts: Brazil']];
