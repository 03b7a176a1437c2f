/** What a payout to Bangladesh must say of the creditor. dLocal asks for street, town and telephone number. */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('BD', [
  {
    currencies: ['BDT'],
    required: ['/creditor/address/streetName', '/creditor/address/townName', '/creditor/contactDetails/phone'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['docs.dlocal.com, payouts: Bangladesh']];
