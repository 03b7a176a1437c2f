/** Payouts to the Philippines: Wise and Currencycloud ask for an address and for a name of at least two words. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('PH', [
  {
    currencies: ['PHP'],
    required: ['/creditor/address'],
    nameWords: 2,
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['Wise, recipients of PHP', 'support.currencycloud.com, PHP']];
