/** The bank lists of Oman: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Central Bank of Oman's list of bank codes; the codes of three banks are known from what these publish",
};
