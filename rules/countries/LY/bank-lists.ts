/** The bank lists of Libya: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing:
    "the Central Bank of Libya's list of bank codes: no account that names its bank was found but the example of the registry; the banks' BICs are known",
};
