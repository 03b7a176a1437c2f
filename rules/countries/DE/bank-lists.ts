/** The bank lists of Germany: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  // no bank code begins with 0 or 9
  codes: /^[1-8]\d{7}$/,
};
