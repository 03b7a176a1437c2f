/** The bank lists of Sudan: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing:
    "the Central Bank of Sudan's list of bank codes: programs number the banks with four digits, which are not those of the IBAN; the banks' BICs are known",
};
