/** The bank lists of Cabo Verde: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: "the Banco de Cabo Verde's list of bank codes: the IBANs that were found name no bank beside them; the banks' BICs are known",
};
