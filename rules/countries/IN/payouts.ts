/** What a payout to India has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('IN', [
  { currencies: ['INR'], required: [], nameWords: 2, confidence: 'sourced', sources: ['docs.wise.com, INR verification'] },
]);
