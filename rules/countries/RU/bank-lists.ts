/** The bank lists of Russian Federation: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Bank of Russia's directory of BIK; it is public, and not among the sources",
};
