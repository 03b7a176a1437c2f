/** The checks of a form for a whole payee: all but those of intermediary agents, for which no form has a field. */

import type { Check } from '../payment/check.js';
import { card } from './account/card.js';
import { accountCurrency } from './account/currency.js';
import { iban } from './account/iban.js';
import { ibanBank } from './account/iban-bank.js';
import { ibanCountry } from './account/iban-country.js';
import { accountIdType } from './account/id-type.js';
import { accountNumber } from './account/number.js';
import { accountOfMethod } from './account/of-method.js';
import { publishedAccount } from './account/published.js';
import { registeredAccount } from './account/registered.js';
import { accountShape } from './account/shape.js';
import { accountType } from './account/type.js';
import { bankIdentifier } from './agent/bank-identifier.js';
import { agentBic } from './agent/bic.js';
import { bicOwner } from './agent/bic-owner.js';
import { sepaReach } from './agent/sepa-reach.js';
import { agentShape } from './agent/shape.js';
import { countryCode } from './country/code.js';
import { countrySanctions } from './country/sanctions.js';
import { addressCharset } from './creditor/address/charset.js';
import { addressCountry } from './creditor/address/country.js';
import { addressCountrySubdivision } from './creditor/address/country-subdivision.js';
import { addressForm } from './creditor/address/form.js';
import { addressPostBox } from './creditor/address/post-box.js';
import { addressPostCode } from './creditor/address/post-code.js';
import { addressText } from './creditor/address/text.js';
import { addressTown } from './creditor/address/town.js';
import { email } from './creditor/contact/email.js';
import { phone } from './creditor/contact/phone.js';
import { phoneCountry } from './creditor/contact/phone-country.js';
import { phoneOfAccount } from './creditor/contact/phone-of-account.js';
import { phonePlausibility } from './creditor/contact/phone-plausibility.js';
import { dateOfBirth } from './creditor/date-of-birth.js';
import { documents } from './creditor/documents.js';
import { nameCharset } from './creditor/name/charset.js';
import { nameForm } from './creditor/name/form.js';
import { nameLength } from './creditor/name/length.js';
import { namePlaceholder } from './creditor/name/placeholder.js';
import { nameType } from './creditor/name/type.js';
import { nameWords } from './creditor/name/words.js';
import { creditorShape } from './creditor/shape.js';
import { taxId } from './creditor/tax-id.js';
import { creditorType } from './creditor/type.js';
import { currencyCode } from './currency/code.js';
import { currencyOfCountry } from './currency/of-country.js';
import { methodCode } from './method/code.js';
import { methodCountry } from './method/country.js';
import { methodCreditorType } from './method/creditor-type.js';
import { methodCurrency } from './method/currency.js';
import { bankRequired } from './presence/bank.js';
import { branchRequired } from './presence/branch.js';
import { required } from './presence/required.js';
import { settlementAccountLength } from './settlement/account-length.js';
import { settlementCarries } from './settlement/carries.js';
import { settlementCreditorType } from './settlement/creditor-type.js';
import { settlementReach } from './settlement/reach.js';
import { settlementRefusedIban } from './settlement/refused-iban.js';
import { settlementSystem } from './settlement/system.js';

export const payeeFormChecks: readonly Check[] = [
  countryCode,
  countrySanctions,
  currencyCode,
  currencyOfCountry,
  methodCode,
  methodCountry,
  methodCurrency,
  methodCreditorType,
  creditorShape,
  nameForm,
  nameCharset,
  nameLength,
  namePlaceholder,
  nameType,
  nameWords,
  addressCountry,
  addressText,
  addressCharset,
  addressTown,
  addressPostCode,
  addressCountrySubdivision,
  addressPostBox,
  addressForm,
  email,
  phone,
  phoneCountry,
  phonePlausibility,
  phoneOfAccount,
  dateOfBirth,
  taxId,
  documents,
  creditorType,
  accountShape,
  accountIdType,
  accountOfMethod,
  registeredAccount,
  iban,
  ibanCountry,
  ibanBank,
  accountNumber,
  card,
  accountCurrency,
  agentShape,
  agentBic,
  bicOwner,
  bankIdentifier,
  sepaReach,
  settlementSystem,
  settlementCarries,
  settlementReach,
  settlementAccountLength,
  settlementRefusedIban,
  required,
  bankRequired,
  branchRequired,
  accountType,
  settlementCreditorType,
  publishedAccount,
];
