/** Alerts: the date of birth of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { paygate } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorDateOfBirth = {
  CREDITOR_DATE_OF_BIRTH_MISSING: alert({
    severity: 'warning',
    reason: 'RR12',
    rules: requirementRules,
    cause: 'The provider cannot identify the creditor and rejects the payment.',
    fix: 'Ask the creditor for their date of birth.',
    example: {
      ...paygate,
      creditor: { name: 'Ada Example', type: 'INDIVIDUAL', contactDetails: { email: 'ada@example.org' } },
    },
    text: '{by: place en} requires the creditor’s date of birth.',
  }),

  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RR12',
    rules: { 'date-of-birth/calendar': 'ISO 8601-1' },
    cause: 'The date cannot be read, and the message is rejected.',
    fix: 'Write the date as YYYY-MM-DD.',
    example: { creditor: { dateOfBirth: '2023-02-29' } },
    text: 'The creditor’s date of birth must be a calendar date written YYYY-MM-DD.',
  }),

  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'RR12',
    rules: { 'date-of-birth/span': 'payprep, heuristic' },
    cause: 'The provider cannot identify the creditor by this date.',
    fix: 'Check the year; ask the creditor if in doubt.',
    example: { creditor: { dateOfBirth: '1850-01-01' } },
    text: 'The creditor’s date of birth is in the future or more than 120 years ago.',
  }),

  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: alert({
    severity: 'warning',
    reason: 'RR12',
    rules: { 'date-of-birth/holder': 'Payment Preparation Interface, creditor.type' },
    cause: 'The date contradicts the type of the creditor; one of the two is wrong.',
    fix: 'Remove the date, or set the type to INDIVIDUAL.',
    example: { creditor: { type: 'BUSINESS', dateOfBirth: '1970-05-17' } },
    text: 'A business has no date of birth.',
  }),

  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE01',
    rules: { 'date-of-birth/identifier': 'the country’s rules of the identifier' },
    cause: 'The provider cannot identify the creditor: one of the two is wrong.',
    fix: 'Ask the creditor which of the two is right.',
    example: {
      country: 'CN',
      creditor: { dateOfBirth: '1970-05-17', taxId: '360426199101010071' },
    },
    text: 'The date of birth differs from the one in the identifier ({type}).',
  }),
};
