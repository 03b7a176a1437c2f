/** The bank lists of Uganda: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Bank of Uganda's list of sort codes: one program alone numbers the banks, with three digits; the banks' BICs are known",
};
