/** What a payout to Argentina has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('AR', [
  {
    currencies: ['ARS'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    identifiers: ['CUIT'],
    confidence: 'sourced',
    sources: ['docs.dlocal.com, payouts: Argentina', 'developer.worldpay.com, Argentina'],
  },
]);
