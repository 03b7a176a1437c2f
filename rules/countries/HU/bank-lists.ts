/** The bank lists of Hungary: the other countries whose BICs they have. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  abroad: ['BE', 'BG', 'CZ', 'IS', 'LT', 'LU', 'US'],
};
