/** The bank lists of France: the other countries whose BICs they have. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  abroad: ['GP', 'MQ', 'NC', 'PF', 'RE', 'YT'],
};
