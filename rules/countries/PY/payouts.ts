/** Payouts to Paraguay need a tax number or identity document and the type of account, according to Ohmyfin. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('PY', [
  {
    currencies: ['PYG'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['ohmyfin.ai, Paraguay']];
