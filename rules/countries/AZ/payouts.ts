/** What a payout to Azerbaijan must say of the creditor: the tax number. No source is recorded. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('AZ', [{ currencies: ['AZN'], required: ['/creditor/taxId'], confidence: 'known' }]);
