/** The bank lists of Cambodia: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "a bank code: none was found in use; the banks' BICs are known",
};
