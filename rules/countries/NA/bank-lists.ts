/** The bank lists of Namibia: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the branch codes of the Payments Association of Namibia; the banks' BICs are known",
};
