/** The bank lists of San Marino: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Central Bank of San Marino's list of bank codes; the banks' BICs are known",
};
