/** What a payout to Azerbaijan has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('AZ', [{ currencies: ['AZN'], required: ['/creditor/taxId'], confidence: 'known', sources: [] }]);
