/** The alert texts in English. A `{name}` stands for a parameter; the compiler knows which each text has. */
import type { AlertCode } from './codes.js';

export const en = {
  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'The payment instruction is not an object.',

  COUNTRY_INVALID_FORMAT: 'The country is not a code of two capital letters (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'No country has the code {country} (ISO 3166-1 alpha-2).',

  CURRENCY_INVALID_FORMAT: 'The currency is not a code of three capital letters (ISO 4217).',
  CURRENCY_UNKNOWN: 'No currency has the code {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'The currency {currency} is no longer in use.',

  CREDITOR_INVALID_FORMAT: 'The creditor, or a member of it, has the wrong JSON type.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'The creditor’s e-mail address is not one that mail can be sent to.',
  CREDITOR_PHONE_INVALID_FORMAT: 'The creditor’s telephone number does not exist in any numbering plan that applies.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'The creditor’s date of birth is not a calendar date written YYYY-MM-DD.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'The creditor’s date of birth lies in the future or more than 120 years back.',

  CREDITOR_ACCOUNT_INVALID_FORMAT: 'The creditor account, or a member of it, has the wrong JSON type.',
  CREDITOR_IBAN_INVALID_FORMAT:
    'The account number is not an IBAN: two letters of a country that has IBANs, two digits, then letters and digits.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'An IBAN of {country} has {expected} characters in a fixed pattern of letters and digits; this one does not follow it.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: 'The check digits of the IBAN do not match the rest of it: a character is mistyped or swapped.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS: 'The account number inside the IBAN fails the check of {country} ({check}).',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'The IBAN is of {found}, but the payment goes to {country}.',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'Accounts in {found} have IBANs that begin with {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Banks of {country} issue IBANs, but the IBAN registry does not list the country: not every bank accepts them.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN: 'No bank of {country} has the bank identifier inside the IBAN.',
  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT: 'The account number has no form that accounts in {country} have.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS: 'The account number fails the check of {country} ({check}).',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'Bank identifier and account number do not belong together, by the rules of {country} ({check}).',

  CREDITOR_AGENT_INVALID_FORMAT: 'The creditor agent, or a member of it, has the wrong JSON type.',
  CREDITOR_BIC_INVALID_FORMAT: 'The BIC is not eight or eleven characters with a country code in the fifth and sixth place.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'The BIC does not exist.',
  CREDITOR_BIC_NOT_ALLOWED: 'The BIC is for tests only: its eighth character is 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'The BIC is not connected to the SWIFT network: the bank is reached through its national system or another bank.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'The BIC is of {found}, but the payment goes to {country}.',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'The BIC and the IBAN belong to different banks.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: 'The BIC and the bank identifier belong to different banks.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'The bank identifier has not the form that {country} gives it.',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'No bank of {country} has this bank identifier.',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'The bank identifier is not the one inside the IBAN.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'The branch identifier has not the form that {country} gives it.',

  INTERMEDIARY_AGENT1_INVALID_FORMAT: 'The first intermediary agent, or a member of it, has the wrong JSON type.',
  INTERMEDIARY_AGENT1_BIC_INVALID_FORMAT: 'The BIC of the first intermediary agent is not eight or eleven characters with a country code.',
  INTERMEDIARY_AGENT1_BIC_DOES_NOT_EXIST: 'The BIC of the first intermediary agent does not exist.',
  INTERMEDIARY_AGENT1_BIC_NOT_ALLOWED: 'The BIC of the first intermediary agent is for tests only.',
  INTERMEDIARY_AGENT2_INVALID_FORMAT: 'The second intermediary agent, or a member of it, has the wrong JSON type.',
  INTERMEDIARY_AGENT2_BIC_INVALID_FORMAT: 'The BIC of the second intermediary agent is not eight or eleven characters with a country code.',
  INTERMEDIARY_AGENT2_BIC_DOES_NOT_EXIST: 'The BIC of the second intermediary agent does not exist.',
  INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED: 'The BIC of the second intermediary agent is for tests only.',
  INTERMEDIARY_AGENT3_INVALID_FORMAT: 'The third intermediary agent, or a member of it, has the wrong JSON type.',
  INTERMEDIARY_AGENT3_BIC_INVALID_FORMAT: 'The BIC of the third intermediary agent is not eight or eleven characters with a country code.',
  INTERMEDIARY_AGENT3_BIC_DOES_NOT_EXIST: 'The BIC of the third intermediary agent does not exist.',
  INTERMEDIARY_AGENT3_BIC_NOT_ALLOWED: 'The BIC of the third intermediary agent is for tests only.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT: 'The settlement information, or a member of it, has the wrong JSON type.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'No settlement system of this name is known.',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'The settlement system {system} is not in operation on {on}.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'The settlement system {system} does not reach accounts in {country}.',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'The settlement system {system} does not carry {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY: 'The settlement system {system} does not take an account identifier of this type.',
} as const satisfies Readonly<Record<AlertCode, string>>;
