/** The bank lists of Mongolia: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Bank of Mongolia's list of bank codes; the banks' BICs are known",
};
