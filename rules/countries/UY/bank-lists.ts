/** The bank lists of Uruguay: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  // accounts are not covered: the codes are those of the list
  codes: /^\d{4}$/,
};
