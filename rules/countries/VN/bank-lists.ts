/** The bank lists of Vietnam: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  // bank identification numbers of NAPAS; those of VPBank's brands begin with 546
  codes: /^(?:9\d{2}|546)\d{3}$/,
};
