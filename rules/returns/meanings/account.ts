/** Meanings of return codes: the account of the payee. */
import type { AlertCode } from '../../alert-codes/alert-code.js';
import { meanings } from '../meaning.js';

const NUMBER = '/creditorAccount/id/value';

/** What says that no account can have this number. */
const WRONG_NUMBER: readonly AlertCode[] = [
  'CREDITOR_IBAN_INVALID_FORMAT',
  'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
  'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
  'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT',
  'CREDITOR_ACCOUNT_NUMBER_TOO_LONG',
  'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS',
];

/** What says that the account is probably another. */
const DOUBTFUL_NUMBER: readonly AlertCode[] = [
  'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY',
  'CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS',
  'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN',
  'CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY',
  'CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY',
];

export const ofAccount = meanings({
  ACCOUNT_NUMBER_INCORRECT: {
    text: 'The account number of the payee is missing or wrong. Compare it with what the payee gave you, and pay again with the right number.',
    fields: [NUMBER, '/creditorAccount/id/type'],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      'CREDITOR_ACCOUNT_MISSING',
      'CREDITOR_ACCOUNT_INVALID_FORMAT',
      'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED',
      ...WRONG_NUMBER,
      ...DOUBTFUL_NUMBER,
    ],
  },
  ACCOUNT_NOT_FOUND: {
    text: 'The bank has no account with this number. Ask the payee for the account number and the bank, and pay again.',
    fields: [NUMBER, '/creditorAgent/clearingSystemMemberId/memberId', '/creditorAgent/bic'],
    actor: 'payer',
    retry: 'corrected',
    alerts: [...WRONG_NUMBER, ...DOUBTFUL_NUMBER, 'CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY', 'CREDITOR_BIC_IBAN_INCONSISTENCY'],
  },
  ACCOUNT_NOT_AT_BANK: {
    text: 'The account is not held at the bank that was named. Ask the payee which bank holds it.',
    fields: [NUMBER, '/creditorAgent/clearingSystemMemberId/memberId', '/creditorAgent/bic'],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      'CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY',
      'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY',
      'CREDITOR_BIC_IBAN_INCONSISTENCY',
      'CREDITOR_IBAN_COUNTRY_INCONSISTENCY',
    ],
  },
  ACCOUNT_CLOSED: {
    text: 'The account of the payee is closed. Ask the payee for another account.',
    fields: [NUMBER],
    actor: 'payee',
    retry: 'corrected',
    alerts: ['CREDITOR_BIC_DISCONTINUED'],
  },
  ACCOUNT_BLOCKED: {
    text: 'The account of the payee is blocked or dormant. The payee has to speak to their bank, or name another account.',
    fields: [NUMBER],
    actor: 'payee',
    retry: 'unknown',
    alerts: [],
  },
  ACCOUNT_CHANGED: {
    text: 'The account was moved: its number, branch or bank has changed. Use the new details, or ask the payee for them.',
    fields: [NUMBER, '/creditorAgent/clearingSystemMemberId/memberId', '/creditorAgent/bic'],
    actor: 'payer',
    retry: 'corrected',
    alerts: ['CREDITOR_BIC_DISCONTINUED', 'CREDITOR_BANK_IDENTIFIER_UNKNOWN', 'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN'],
  },
  ACCOUNT_CURRENCY_MISMATCH: {
    text: 'The account of the payee is not kept in this currency. Pay in the currency of the account, or ask for another account.',
    fields: ['/currency', NUMBER],
    actor: 'payer',
    retry: 'corrected',
    alerts: ['CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY', 'COUNTRY_CURRENCY_INCONSISTENCY'],
  },
  ACCOUNT_TYPE_INCORRECT: {
    text: 'The type of the account is missing or wrong. Ask the payee whether it is a current, a savings or another account.',
    fields: ['/creditorAccount/type'],
    actor: 'payer',
    retry: 'corrected',
    alerts: ['CREDITOR_ACCOUNT_TYPE_MISSING', 'CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED'],
  },
  ACCOUNT_TAKES_NO_SUCH_PAYMENT: {
    text: 'Payments of this kind cannot be made to this account, as is usual for savings and loan accounts. Ask the payee for another account, or pay by another system.',
    fields: [NUMBER, '/creditorAccount/type', '/settlementInformation/settlementSystem'],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      'SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY',
      'CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED',
      'SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY',
    ],
  },
  ACCOUNT_LIMIT_REACHED: {
    text: 'The account of the payee may hold or receive no more for now. Pay later or less, or ask the payee for another account.',
    fields: [NUMBER],
    actor: 'payee',
    retry: 'later',
    alerts: [],
  },
  ACCOUNT_NOT_COMPLIANT: {
    text: 'The bank does not yet have the documents that the law requires for this account. The payee has to speak to their bank.',
    fields: [NUMBER],
    actor: 'payee',
    retry: 'later',
    alerts: [],
  },
  CARD_NUMBER_INCORRECT: {
    text: 'The card number of the payee is wrong, expired or unknown. Ask the payee for it again, or for an account.',
    fields: [NUMBER],
    actor: 'payer',
    retry: 'corrected',
    alerts: ['CREDITOR_CARD_NUMBER_INVALID_FORMAT', 'CREDITOR_CARD_NUMBER_NOT_ALLOWED'],
  },
  PROXY_UNKNOWN: {
    text: 'No account is registered under this telephone number, e-mail address or other key. Ask the payee for it again, or for the account.',
    fields: [NUMBER, '/creditor/contactDetails/phone', '/creditor/contactDetails/email'],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      'CREDITOR_PROXY_INVALID_FORMAT',
      'CREDITOR_PROXY_INCORRECT_CHECK_DIGITS',
      'CREDITOR_PHONE_INVALID_FORMAT',
      'CREDITOR_EMAIL_INVALID_FORMAT',
    ],
  },
  REFERENCE_NEEDED: {
    text: 'The bank needs a reference to know whose account it is, as for building societies and collecting accounts. Ask the payee for the reference.',
    fields: [],
    actor: 'payer',
    retry: 'corrected',
    alerts: [],
  },
});

export const ofPayerAccount = meanings({
  PAYER_ACCOUNT_INCORRECT: {
    text: 'The account of the payer is missing or wrong: its number, its type or its currency. Correct the account that is debited.',
    fields: [],
    actor: 'payer',
    retry: 'corrected',
    alerts: [],
  },
  PAYER_ACCOUNT_CLOSED: {
    text: 'The account of the payer is closed. Another account has to be debited.',
    fields: [],
    actor: 'payer',
    retry: 'corrected',
    alerts: [],
  },
  PAYER_ACCOUNT_BLOCKED: {
    text: 'The account of the payer is blocked or has not been used for long. The payer has to speak to their bank, or use another account.',
    fields: [],
    actor: 'payer',
    retry: 'unknown',
    alerts: [],
  },
  PAYER_ACCOUNT_CHANGED: {
    text: 'The account of the payer was moved to another branch or bank. Its new details are needed.',
    fields: [],
    actor: 'payer',
    retry: 'corrected',
    alerts: [],
  },
  PAYER_ACCOUNT_NOT_DEBITED: {
    text: 'The account of the payer could not be debited; the bank does not say why; often the balance is too low. The payer has to speak to their bank.',
    fields: [],
    actor: 'payer',
    retry: 'unknown',
    alerts: [],
  },
  INSUFFICIENT_FUNDS: {
    text: 'The account that is debited does not hold enough money. Pay again when it does.',
    fields: [],
    actor: 'payer',
    retry: 'later',
    alerts: [],
  },
});
