/** The bank lists of Tanzania: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Bank of Tanzania's list of sort codes: one program alone has a code of TIPS, for one bank; the banks' BICs are known",
};
