/** The bank lists of Virgin Islands, British: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'no more: the five banks that the BIC list has',
};
