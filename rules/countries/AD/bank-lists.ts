/** The bank lists of Andorra: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'no more: the three banking groups of Andorra, and codes of those that they took over',
};
