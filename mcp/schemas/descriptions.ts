/** The descriptions of members for assistants. An assistant reads all of them in each conversation, so they are short, and each is said once. */
import { memberNames } from './instruction.js';

/** The members of a corridor. */
export const CORRIDOR_DESCRIPTIONS = {
  country: 'That is paid to, ISO 3166-1: DE.',
  currency: 'ISO 4217: EUR.',
  method: 'Default: a bank account.',
  settlementSystem: 'SCT, US_FEDWIRE …; `enrich` lists those that can carry a payment.',
  creditorType: 'A natural person, or anybody else.',
} as const;

/** The members of a generated payment. */
export const SAMPLE_DESCRIPTIONS = {
  alert: 'The code that the payment raises. Default: none.',
  seed: 'The same seed gives the same payment.',
} as const;

/** The members of a payment: one tool lists them, the others refer to it. */
export const describePayments = (): string =>
  `Objects with ${memberNames()}. All are text and optional: leave out what is not known. \
country: that is paid to. id.type: IBAN, ACCOUNT_NUMBER, CARD_NUMBER, PHONE, EMAIL, ALIAS, TAX_ID or another that requirements names. \
memberId: sort code, routing number, IFSC. type of the creditor: INDIVIDUAL, BUSINESS. dateOfBirth: YYYY-MM-DD. \
method, settlementSystem: only where known, since what they require and is absent raises alerts.`;

export const LIKE_VALIDATE = 'As for validate.';
