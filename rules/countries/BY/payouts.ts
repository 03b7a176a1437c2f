/** What a payout to Belarus must say of the creditor: the tax number. No source is recorded. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('BY', [{ currencies: ['BYN'], required: ['/creditor/taxId'], confidence: 'known' }]);
