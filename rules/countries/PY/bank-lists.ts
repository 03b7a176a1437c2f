/** The bank lists of Paraguay: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing:
    "the Banco Central del Paraguay's list of participants of SIPAP with their codes: payment providers number the banks as they please; the banks' BICs are known",
};
