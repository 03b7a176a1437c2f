/** The bank lists of Taiwan, Province of China: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  branches: /^(\d{3})\d{4}$/,
};
