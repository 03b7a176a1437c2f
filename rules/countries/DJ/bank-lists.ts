/** The bank lists of Djibouti: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "a list of bank codes of the Banque Centrale de Djibouti; the banks' BICs are known",
};
