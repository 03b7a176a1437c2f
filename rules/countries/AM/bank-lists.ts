/** The bank lists of Armenia: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing:
    "the Central Bank of Armenia's list of bank codes, the first three or five digits of an account number: accounts of one bank alone were found; the banks' BICs are known",
};
