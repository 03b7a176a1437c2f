/** The bank lists of Greenland: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "Finans Danmark's register of registration numbers, its Greenlandic part",
};
