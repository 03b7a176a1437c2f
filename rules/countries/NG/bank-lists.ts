/** The bank lists of Nigeria: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  // three digits of the central bank, six of NIP, or five or six of a payment provider
  codes: /^(?:\d{3}|\d{5,6})$/,
};
