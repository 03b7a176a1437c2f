/** The bank lists of Mauritania: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Banque Centrale de Mauritanie's list of bank codes; the banks' BICs are known",
};
