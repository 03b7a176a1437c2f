/** What a payout to India must say of the creditor. Wise wants a name of at least two words. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('IN', [{ currencies: ['INR'], required: [], nameWords: 2, confidence: 'sourced' }]);

export const sources: ProfileSources = [['docs.wise.com, INR verification']];
