/** The bank lists of Cyprus: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'more codes of the list that the Central Bank of Cyprus publishes as a document; the six largest banks are there',
};
