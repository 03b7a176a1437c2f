/** The bank lists of India: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  branches: /^([A-Z]{4})$/,
};
