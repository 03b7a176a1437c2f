/** What a payout to Costa Rica has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('CR', [
  {
    currencies: ['CRC'],
    required: [['/creditor/taxId', '/creditor/documents']],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts: Costa Rica', 'airwallex.com, payout network: Costa Rica'],
  },
]);
