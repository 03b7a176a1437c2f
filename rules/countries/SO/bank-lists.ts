/** The bank lists of Somalia: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing:
    "the Central Bank of Somalia's list of bank codes: a program of the instant payments alone gives fifteen, which nothing confirms; the banks' BICs are known",
};
