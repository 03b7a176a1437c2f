/** The bank lists of Nigeria: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  // three digits of the central bank, or six of NIBSS
  codes: /^\d{3}(?:\d{3})?$/,
};
