/** What a payout to Indonesia has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('ID', [
  { currencies: ['IDR'], required: [], nameWords: 2, confidence: 'sourced', sources: ['docs.wise.com, IDR verification'] },
]);
