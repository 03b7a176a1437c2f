/** The bank lists of Lebanon: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Banque du Liban's list of bank codes; the codes of two banks are known from accounts in use",
};
