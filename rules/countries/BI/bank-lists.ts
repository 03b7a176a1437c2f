/** The bank lists of Burundi: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "a list of bank codes of the Banque de la République du Burundi; the banks' BICs are known",
};
