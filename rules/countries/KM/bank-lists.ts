/** The bank lists of the Comoros: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Banque Centrale des Comores' list of bank codes; the banks' BICs are known",
};
