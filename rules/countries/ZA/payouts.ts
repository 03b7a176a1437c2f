/** What a payout to South Africa has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('ZA', [
  { currencies: ['ZAR'], required: [], accountTypes: ['CHECKING', 'SAVINGS', 'TRANSMISSION', 'BOND'], confidence: 'known', sources: [] },
]);
