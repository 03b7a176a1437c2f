/** The bank lists of Japan: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  branches: /^(\d{4})\d{3}$/,
};
