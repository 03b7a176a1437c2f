/** What a payout to Costa Rica must say of the creditor. dLocal and Airwallex ask for a tax number or an identity document. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('CR', [
  {
    currencies: ['CRC'],
    required: [['/creditor/taxId', '/creditor/documents']],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['docs.dlocal.com, payouts: Costa Rica', 'airwallex.com, payout network: Costa Rica']];
