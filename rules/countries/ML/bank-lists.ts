/** The bank lists of Mali: what their codes look like. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  // the country code, then digits
  codes: /^[A-Z]{2}\d{3}$/,
};
