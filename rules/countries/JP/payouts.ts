/**
 * What a payout to Japan must say of the creditor.
 *
 * The kind of account, where one is given, is ordinary, checking or savings: the deposit types 1, 2 and 4 of the Zengin transfer format,
 * which Wise lists, too.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('JP', [
  {
    currencies: ['JPY'],
    required: [],
    accountTypes: ['ORDINARY', 'CHECKING', 'SAVINGS'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['docs.wise.com, recipients: JPY', 'Zengin transfer format, deposit types 1, 2 and 4']];
