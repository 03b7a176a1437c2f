/** The bank lists of Nicaragua: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'no more: the nine banks that the BIC list has',
};
