/** Payouts to Nicaragua: dLocal asks for a tax number or identity document and for the type of account. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('NI', [
  {
    currencies: ['NIO'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['docs.dlocal.com, payouts: Nicaragua']];
