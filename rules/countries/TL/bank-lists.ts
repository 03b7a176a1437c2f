/** The bank lists of Timor-Leste: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Banco Central de Timor-Leste's list of bank codes; the banks' BICs are known",
};
