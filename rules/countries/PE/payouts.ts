/** Payouts to Peru: dLocal and PayerMax ask for a tax number or identity document and for the type of account. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('PE', [
  {
    currencies: ['PEN'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS', 'MASTER'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['docs.dlocal.com, payouts: Peru', 'docs.payermax.com, LATAM ID rules']];
