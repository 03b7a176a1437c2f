/** The bank lists of San Marino: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'no more: the four banks of San Marino',
};
