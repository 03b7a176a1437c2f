/** The bank lists of Vietnam: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  // bank identification numbers of NAPAS
  codes: /^9\d{5}$/,
};
