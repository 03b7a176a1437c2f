/** The bank lists of Kosovo: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Central Bank of Kosovo's list of bank codes; the banks' BICs are known",
};
