/** The bank lists of Zimbabwe: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing:
    "the Reserve Bank of Zimbabwe's list of sort codes: guides of banks speak of branch codes, and no list was found; the banks' BICs are known",
};
