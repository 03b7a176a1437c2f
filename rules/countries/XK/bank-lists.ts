/** The bank lists of Kosovo: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Central Bank of Kosovo's list of bank codes; the codes of five banks are known from what these publish",
};
