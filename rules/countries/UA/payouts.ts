/** What a payout to Ukraine has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('UA', [{ currencies: ['UAH'], required: ['/creditor/taxId'], confidence: 'known', sources: [] }]);
