/** What a payout to Belarus has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('BY', [{ currencies: ['BYN'], required: ['/creditor/taxId'], confidence: 'known', sources: [] }]);
