/** The bank lists of Oman: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Central Bank of Oman's list of bank codes; the banks' BICs are known",
};
