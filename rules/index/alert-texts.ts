/** The texts of the alerts in English, as the records have them. Written by `npm run indexes`. */
import type { alerts } from './alerts.js';

export const en: Readonly<Record<keyof typeof alerts, string>> = {
  COUNTRY_INVALID_FORMAT: 'The country must be a code of two capital letters (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'No country has the code {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    '{country: place en} is under comprehensive sanctions ({programmes}, since {from: date en-GB}). Nobody is screened here: that is another job.',
  CURRENCY_INVALID_FORMAT: 'The currency must be a code of three capital letters (ISO 4217).',
  CURRENCY_UNKNOWN: 'No currency has the code {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'The currency {currency} is no longer in use.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'Payments to {country: place en} are not made in {currency}.',
  CREDITOR_INVALID_FORMAT:
    'The creditor, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  CREDITOR_TYPE_MISSING: '{by: place en} requires the type of the creditor: an individual or a business.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'The type of the creditor must be INDIVIDUAL or BUSINESS.',
  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'The creditor account, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  CREDITOR_ACCOUNT_MISSING: '{by: payment=A payment; place en} requires the account of the creditor.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Account identifiers of this type are not accepted ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: '{by: place en} requires the type of the account ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: 'There are no accounts of this type in {country: place en} (possible: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: 'By its number, the account is held in {found}, but the payment is in {currency}.',
  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'This is not a valid account number in {country: place en}: compare its length and its characters with the original.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'The account number has more characters than {by: place en} carries: at most {max}.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'The check digits of the account number are wrong by the rule of {country: place en} ({check}): compare it with the original, digit by digit.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'The bank identifier and the account number do not belong together by the rule of {country: place en} ({check}): compare both with the original.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'The account number is a published example, repeats one digit or run of digits, or is the number of the bank.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'This is not a card number that {method} pays to.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'This is the number of a card: enter the account number.',
  CREDITOR_PROXY_INVALID_FORMAT: 'This identifier is not valid for {method}: check for missing or wrong characters.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'The identifier may be mistyped: its check digit is not one that {method} usually has, though a few billers have others. Compare it with the bill.',
  CREDITOR_ADDRESS_MISSING: '{by: place en} requires the address of the creditor.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED: 'Since {from: date en-GB}, {by: place en} requires the town and country in their own fields.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: '{by: place en} accepts at most two address lines beside town and country.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'An address line repeats the town, the post code or the country, which have their own fields.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: '{field} has {length} characters; a payment carries at most {max}.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    '{field} has characters ({characters}) that addresses do not have, or that the settlement system does not carry.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: 'The address is a post box; many banks require the address where the creditor lives or works.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'The address looks like a placeholder.',
  CREDITOR_ADDRESS_COUNTRY_MISSING: '{by: place en} requires the country in the address of the creditor.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'The country in the address must be a code of two capital letters (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'No country has the code in the address (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: '{by: place en} requires the street in the address of the creditor.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: '{by: place en} requires the post code in the address of the creditor.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: 'This is not a valid post code of {country: place en}.',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: '{by: place en} requires the town in the address of the creditor.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: '{by: place en} requires the state or province in the address of the creditor.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: 'There is no state or province with this name or code in {country: place en}.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'The post code does not belong to the state or province.',
  CREDITOR_AGENT_INVALID_FORMAT:
    'The creditor agent, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  CREDITOR_AGENT_MISSING: '{by: place en} requires the creditor’s bank: its BIC or its bank identifier.',
  CREDITOR_BANK_IDENTIFIER_MISSING: '{by: payment=A payment; place en} requires the bank identifier.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'This is not a valid bank identifier of {country: place en} (did you mean {meant}?).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'No known bank in {country: place en} has this bank identifier (did you mean {meant}?).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'The bank identifier differs from the one in the IBAN.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'This is not a valid branch identifier of {country: place en}.',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: '{by: place en} requires the branch identifier.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'The bank has no branch with this identifier.',
  CREDITOR_BIC_MISSING: '{by: place en} requires the BIC of the creditor’s bank.',
  CREDITOR_BIC_NOT_PROVIDED: 'The field of the BIC says that there is none: it is read as empty.',
  CREDITOR_BIC_INVALID_FORMAT: 'A BIC has eight or eleven characters with a country code in the fifth and sixth place; this one does not.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'This BIC does not exist.',
  CREDITOR_BIC_DISCONTINUED: 'The bank of this BIC is part of another one now, and no current list has the BIC.',
  CREDITOR_BIC_NOT_ALLOWED: 'This BIC is for tests only: its eighth character is 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'This BIC is not connected to the SWIFT network: payments reach the bank through its national system or another bank.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'The BIC belongs to {found: place en}, but the payment goes to {country: place en}.',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'The BIC and the IBAN belong to different banks.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: 'The BIC belongs to another bank than the bank identifier, or the method, names.',
  CREDITOR_BIC_NOT_REACHABLE: 'No SEPA scheme reaches the bank with this BIC.',
  CREDITOR_EMAIL_MISSING: '{by: place en} requires the creditor’s e-mail address.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'This is not a valid e-mail address.',
  CREDITOR_EMAIL_SUSPICIOUS: 'The creditor’s e-mail address looks mistyped or temporary.',
  CREDITOR_PHONE_MISSING: '{by: place en} requires the creditor’s telephone number.',
  CREDITOR_PHONE_INVALID_FORMAT:
    'This telephone number does not exist in any country that it could belong to: check it, and begin with the country code.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'The creditor’s telephone number belongs to {found: place en}, but the payment goes to {country: place en}.',
  CREDITOR_PHONE_SUSPICIOUS: 'The creditor’s telephone number looks like a placeholder.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'The creditor’s telephone number differs from the number that is paid to.',
  CREDITOR_DATE_OF_BIRTH_MISSING: '{by: place en} requires the creditor’s date of birth.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'The creditor’s date of birth must be a calendar date written YYYY-MM-DD.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'The creditor’s date of birth is in the future or more than 120 years ago.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'A business has no date of birth.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'The date of birth differs from the one in the identifier ({type}).',
  CREDITOR_DOCUMENT_MISSING: '{by: place en} requires an identity document of the creditor ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'A document of the creditor has no type.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'This type of document is not known.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'A document of the creditor has no number.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'This is not a valid document number of {country: place en} ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS:
    'The check digits of the document’s number are wrong ({type}): a character is mistyped or swapped.',
  CREDITOR_DOCUMENT_DUPLICATE: 'The same document is given twice.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: 'The document and the tax identifier are of the same kind ({type}) but differ.',
  CREDITOR_IBAN_INVALID_FORMAT: 'This is not an IBAN: an IBAN has the two letters of its country, two digits, then letters and digits.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'An IBAN of {country: place en} has {expected} characters in a fixed pattern of letters and digits; this one does not follow it.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: 'The check digits of the IBAN are wrong: a character is mistyped or swapped.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'The check digits of the account number in the IBAN are wrong by the rule of {country: place en} ({check}): ask for the IBAN again.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'The IBAN belongs to {found: place en}, but the payment goes to {country: place en}.',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'IBANs of accounts in {found: place en} begin with {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Banks in {country: place en} issue IBANs, but the IBAN registry does not list the country: some banks do not accept them.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'No known bank in {country: place en} has the bank identifier in the IBAN (did you mean {meant}?).',
  CREDITOR_NAME_MISSING: '{by: place en} requires the name of the creditor.',
  CREDITOR_NAME_INVALID_FORMAT: 'The creditor’s name is not a full name: {reason}.',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'The creditor’s name has characters ({characters}) that names do not have, or that {by: place en} does not carry.',
  CREDITOR_NAME_TOO_LONG: 'The creditor’s name has {length} characters; {by: place en} allows at most {max}.',
  CREDITOR_NAME_SUSPICIOUS: 'The creditor’s name looks like a placeholder.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: 'The field for the creditor’s name holds an account number or another identifier.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'The creditor’s name does not fit the type of the creditor.',
  CREDITOR_TAX_ID_MISSING: '{by: place en} requires the creditor’s tax identifier.',
  CREDITOR_TAX_ID_INVALID_FORMAT: 'This is not a valid tax identifier of {country: place en} ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS: 'The check digits of the tax identifier are wrong ({type}): a character is mistyped or swapped.',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'The tax identifier ({type}) is not one that creditors of this type have.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'The tax identifier looks like a placeholder.',
  INTERMEDIARY_AGENT1_INVALID_FORMAT:
    'The first intermediary agent, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  INTERMEDIARY_AGENT1_BIC_INVALID_FORMAT:
    'The BIC of the first intermediary agent must have eight or eleven characters with a country code.',
  INTERMEDIARY_AGENT1_BIC_DOES_NOT_EXIST: 'The BIC of the first intermediary agent does not exist.',
  INTERMEDIARY_AGENT1_BIC_DISCONTINUED: 'The first intermediary agent is part of another bank now, and no current list has its BIC.',
  INTERMEDIARY_AGENT1_BIC_NOT_ALLOWED: 'The BIC of the first intermediary agent is for tests only.',
  INTERMEDIARY_AGENT1_BANK_IDENTIFIER_INVALID_FORMAT:
    'The bank identifier of the first intermediary agent is not a valid one of {country: place en}.',
  INTERMEDIARY_AGENT1_BIC_BANK_IDENTIFIER_INCONSISTENCY:
    'The BIC and the bank identifier of the first intermediary agent belong to different banks.',
  INTERMEDIARY_AGENT1_NOT_ALLOWED: '{by: place en} does not use intermediary agents.',
  INTERMEDIARY_AGENT1_DUPLICATE: 'The first intermediary agent is the creditor’s bank, or repeats another intermediary agent.',
  INTERMEDIARY_AGENT1_CURRENCY_INCONSISTENCY: 'The first intermediary agent is in {found: place en}, where {currency} is not cleared.',
  INTERMEDIARY_AGENT2_INVALID_FORMAT:
    'The second intermediary agent, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  INTERMEDIARY_AGENT2_BIC_INVALID_FORMAT:
    'The BIC of the second intermediary agent must have eight or eleven characters with a country code.',
  INTERMEDIARY_AGENT2_BIC_DOES_NOT_EXIST: 'The BIC of the second intermediary agent does not exist.',
  INTERMEDIARY_AGENT2_BIC_DISCONTINUED: 'The second intermediary agent is part of another bank now, and no current list has its BIC.',
  INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED: 'The BIC of the second intermediary agent is for tests only.',
  INTERMEDIARY_AGENT2_BANK_IDENTIFIER_INVALID_FORMAT:
    'The bank identifier of the second intermediary agent is not a valid one of {country: place en}.',
  INTERMEDIARY_AGENT2_BIC_BANK_IDENTIFIER_INCONSISTENCY:
    'The BIC and the bank identifier of the second intermediary agent belong to different banks.',
  INTERMEDIARY_AGENT2_NOT_ALLOWED: '{by: place en} does not use intermediary agents.',
  INTERMEDIARY_AGENT2_DUPLICATE: 'The second intermediary agent is the creditor’s bank, or repeats another intermediary agent.',
  INTERMEDIARY_AGENT2_CURRENCY_INCONSISTENCY: 'The second intermediary agent is in {found: place en}, where {currency} is not cleared.',
  INTERMEDIARY_AGENT3_INVALID_FORMAT:
    'The third intermediary agent, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  INTERMEDIARY_AGENT3_BIC_INVALID_FORMAT:
    'The BIC of the third intermediary agent must have eight or eleven characters with a country code.',
  INTERMEDIARY_AGENT3_BIC_DOES_NOT_EXIST: 'The BIC of the third intermediary agent does not exist.',
  INTERMEDIARY_AGENT3_BIC_DISCONTINUED: 'The third intermediary agent is part of another bank now, and no current list has its BIC.',
  INTERMEDIARY_AGENT3_BIC_NOT_ALLOWED: 'The BIC of the third intermediary agent is for tests only.',
  INTERMEDIARY_AGENT3_BANK_IDENTIFIER_INVALID_FORMAT:
    'The bank identifier of the third intermediary agent is not a valid one of {country: place en}.',
  INTERMEDIARY_AGENT3_BIC_BANK_IDENTIFIER_INCONSISTENCY:
    'The BIC and the bank identifier of the third intermediary agent belong to different banks.',
  INTERMEDIARY_AGENT3_NOT_ALLOWED: '{by: place en} does not use intermediary agents.',
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'There is a first and a third intermediary agent, but no second.',
  INTERMEDIARY_AGENT3_DUPLICATE: 'The third intermediary agent is the creditor’s bank, or repeats another intermediary agent.',
  INTERMEDIARY_AGENT3_CURRENCY_INCONSISTENCY: 'The third intermediary agent is in {found: place en}, where {currency} is not cleared.',
  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'The payment instruction must be an object.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Nothing in this instruction could be checked.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'A payment instruction has no field of this name ({field}): it is neither checked nor sent (did you mean {meant}?).',
  RECIPIENT_METHOD_INVALID_FORMAT: 'The method must be a text.',
  RECIPIENT_METHOD_UNKNOWN: 'No method has this name.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: 'The method {method} does not pay to {country: place en}.',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'The method {method} does not pay in {currency}.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'The method {method} does not pay to creditors of this type.',
  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'The settlement information, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'No settlement system has this name (did you mean {meant}?).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'The settlement system {system} is not in operation on {on: date en-GB}.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'The settlement system {system} does not reach accounts in {country: place en}.',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'The settlement system {system} does not carry payments in {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'The settlement system {system} does not accept account identifiers of this type ({lacks: reference=a QR-IBAN is paid with its QR reference only}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'The settlement system {system} does not pay to creditors of this type.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'The settlement system {system} does not reach the creditor’s bank.',
};
