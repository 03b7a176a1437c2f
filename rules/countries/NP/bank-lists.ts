/** The bank lists of Nepal: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  // numbers of the clearing house NCHL; accounts have none
  codes: /^\d{4}$/,
};
