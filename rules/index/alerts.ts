/** Every alert. Written by `npm run indexes`. */
import { countryAndCurrency } from '../alerts/country-and-currency.js';
import { creditor } from '../alerts/creditor.js';
import { creditorAccount } from '../alerts/creditor-account.js';
import { creditorAccountNumber } from '../alerts/creditor-account-number.js';
import { creditorAddress } from '../alerts/creditor-address.js';
import { creditorAddressPlace } from '../alerts/creditor-address-place.js';
import { creditorAgent } from '../alerts/creditor-agent.js';
import { creditorBankIdentifier } from '../alerts/creditor-bank-identifier.js';
import { creditorBic } from '../alerts/creditor-bic.js';
import { creditorContact } from '../alerts/creditor-contact.js';
import { creditorDateOfBirth } from '../alerts/creditor-date-of-birth.js';
import { creditorDocument } from '../alerts/creditor-document.js';
import { creditorIban } from '../alerts/creditor-iban.js';
import { creditorName } from '../alerts/creditor-name.js';
import { creditorTaxId } from '../alerts/creditor-tax-id.js';
import { intermediaryAgent } from '../alerts/intermediary-agent.js';
import { paymentInstruction } from '../alerts/payment-instruction.js';
import { recipientMethod } from '../alerts/recipient-method.js';
import { settlementSystem } from '../alerts/settlement-system.js';

export const alerts = {
  ...countryAndCurrency,
  ...creditor,
  ...creditorAccount,
  ...creditorAccountNumber,
  ...creditorAddress,
  ...creditorAddressPlace,
  ...creditorAgent,
  ...creditorBankIdentifier,
  ...creditorBic,
  ...creditorContact,
  ...creditorDateOfBirth,
  ...creditorDocument,
  ...creditorIban,
  ...creditorName,
  ...creditorTaxId,
  ...intermediaryAgent,
  ...paymentInstruction,
  ...recipientMethod,
  ...settlementSystem,
};
