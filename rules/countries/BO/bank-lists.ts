/** The bank lists of Bolivia: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing:
    "the Banco Central de Bolivia's list of participants with their codes: payment providers number the banks as they please; the banks' BICs are known",
};
