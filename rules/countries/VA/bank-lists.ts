/** The bank lists of Holy See (Vatican City State): what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'the bank code of the only bank, the Istituto per le Opere di Religione, from a published IBAN',
};
