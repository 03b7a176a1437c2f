/** The bank lists of Malawi: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Reserve Bank of Malawi's list of sort codes; the banks' BICs are known",
};
