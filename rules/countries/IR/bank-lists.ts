/** The bank lists of Iran: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Central Bank of Iran's list of bank codes; payments there are under sanctions",
};
