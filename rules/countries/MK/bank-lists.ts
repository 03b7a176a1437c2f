/** The bank lists of The Republic of North Macedonia: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "more leading account numbers of the National Bank's list of banks; five banks are there",
};
