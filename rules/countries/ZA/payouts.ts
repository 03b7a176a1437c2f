/** Payouts to South Africa: the types of account there are. They are known, but no source is recorded. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('ZA', [
  { currencies: ['ZAR'], required: [], accountTypes: ['CHECKING', 'SAVINGS', 'TRANSMISSION', 'BOND'], confidence: 'known' },
]);
