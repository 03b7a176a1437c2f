/** What a payout to Indonesia must say of the creditor. Wise wants a name of at least two words. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('ID', [
  { currencies: ['IDR'], required: [], nameWords: 2, confidence: 'sourced', sources: ['docs.wise.com, IDR verification'] },
]);
