/** The bank lists of Malaysia: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  // accounts are without a bank: the codes are those of IBG
  codes: /^\d{2}$/,
};
