/** The bank lists of Rwanda: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the National Bank of Rwanda's list of bank codes; the banks' BICs are known",
};
