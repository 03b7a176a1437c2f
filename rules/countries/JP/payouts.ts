/** What a payout to Japan has to say of the creditor. */
import { payoutsTo } from '../../vocabulary/payout.js';

export const payouts = payoutsTo('JP', [
  {
    currencies: ['JPY'],
    required: [],
    accountTypes: ['ORDINARY', 'CHECKING', 'SAVINGS'],
    confidence: 'sourced',
    sources: ['docs.wise.com, recipients: JPY', 'Zengin transfer format, deposit types 1, 2 and 4'],
  },
]);
