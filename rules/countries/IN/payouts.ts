/** What a payout to India must say of the creditor. Wise wants a name of at least two words. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('IN', [
  { currencies: ['INR'], required: [], nameWords: 2, confidence: 'sourced', sources: ['docs.wise.com, INR verification'] },
]);
