/** Payouts to Ukraine state the tax number of the payee. The rule is known, but no source is recorded. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('UA', [{ currencies: ['UAH'], required: ['/creditor/taxId'], confidence: 'known' }]);
