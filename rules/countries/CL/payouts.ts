/**
 * What a payout to Chile must say of the creditor. dLocal and Airwallex ask for a tax number or an identity document, and for the kind of
 * account.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('CL', [
  {
    currencies: ['CLP'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'VISTA', 'RUT'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['docs.dlocal.com, payouts: Chile', 'airwallex.com, payouts: Chile']];
