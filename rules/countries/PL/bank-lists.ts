/** The bank lists of Poland: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  codes: 'beginnings',
};
