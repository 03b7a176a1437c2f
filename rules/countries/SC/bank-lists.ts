/** The bank lists of Seychelles: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the two digits behind the BIC's letters, from the Central Bank of Seychelles; the banks' BICs are known",
};
