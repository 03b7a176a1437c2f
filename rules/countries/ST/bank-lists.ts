/** The bank lists of Sao Tome and Principe: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Banco Central de São Tomé e Príncipe's list of bank codes; the banks' BICs are known",
};
