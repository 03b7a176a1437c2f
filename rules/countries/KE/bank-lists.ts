/** The bank lists of Kenya: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  branches: /^(\d{2})\d{3}$/,
};
