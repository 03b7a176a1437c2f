/** Alerts: e-mail address and telephone number of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { paid, paygate, wallet } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorContact = {
  CREDITOR_EMAIL_MISSING: alert({
    severity: 'error',
    reason: 'BE18',
    rules: requirementRules,
    cause: 'The provider cannot tell the creditor about the payment and rejects it.',
    fix: 'Ask the creditor for their e-mail address.',
    example: { ...paygate, creditor: { name: 'Ada Example', type: 'BUSINESS', taxId: '116-82-00276' } },
    text: '{by: place en} requires the creditor’s e-mail address.',
  }),

  CREDITOR_EMAIL_INVALID_FORMAT: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: { 'email/form': 'RFC 5321, section 4.1.2' },
    cause: 'The creditor gets no notice of the payment, or cannot collect it.',
    fix: 'Check for a missing @, a missing ending or a space.',
    example: { creditor: { contactDetails: { email: 'ada@example' } } },
    text: 'This is not a valid e-mail address.',
  }),

  CREDITOR_EMAIL_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: { 'email/service': 'payprep, heuristic', 'email/reserved': 'RFC 6761, special-use domain names' },
    cause: 'The notice of the payment probably reaches nobody.',
    fix: 'Compare the address with the original; ask the creditor if in doubt.',
    example: { creditor: { contactDetails: { email: 'ada@gmial.com' } } },
    text: 'The creditor’s e-mail address looks mistyped or temporary.',
  }),

  CREDITOR_PHONE_MISSING: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: requirementRules,
    cause: 'The bank cannot call the creditor when it has a question, and rejects the payment.',
    fix: 'Ask the creditor for their telephone number.',
    example: {
      ...paid('BD', '060261339', '89169118931102179928', 'BD_BEFTN'),
      creditor: { name: 'Ada Example', address: { streetName: 'Example Road', townName: 'Dhaka' } },
    },
    text: '{by: place en} requires the creditor’s telephone number.',
  }),

  CREDITOR_PHONE_INVALID_FORMAT: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: { 'phone/form': 'ITU-T E.164', 'phone/numbering-plan': 'ITU-T E.164, national numbering plans (libphonenumber)' },
    cause: 'The creditor cannot be reached under this number.',
    fix: 'Write the number with its country code: +49 30 1234567.',
    example: { creditor: { contactDetails: { phone: '+49 1' } } },
    text: 'This telephone number does not exist in any country that it could belong to: check it, and begin with the country code.',
  }),

  CREDITOR_PHONE_COUNTRY_INCONSISTENCY: alert({
    severity: 'info',
    reason: 'BE18',
    rules: { 'phone/country': 'ITU-T E.164, national numbering plans (libphonenumber)' },
    cause: 'The number or the country may belong to somebody else.',
    fix: 'Check both; ask the creditor if in doubt.',
    example: { country: 'FR', creditor: { contactDetails: { phone: '+49 30 12345678' } } },
    text: 'The creditor’s telephone number belongs to {found: place en}, but the payment goes to {country: place en}.',
  }),

  CREDITOR_PHONE_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: {
      'phone/fictitious': 'North American Numbering Plan Administration, 555-0100 to 555-0199',
      'phone/one-digit': 'payprep, heuristic',
    },
    cause: 'The number was probably never filled in, and nobody answers it.',
    fix: 'Check the number; ask the creditor if in doubt.',
    example: { creditor: { contactDetails: { phone: '+1 202 555 0123' } } },
    text: 'The creditor’s telephone number looks like a placeholder.',
  }),

  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: alert({
    severity: 'info',
    reason: 'BE18',
    rules: { 'phone/account-id': 'payprep, heuristic' },
    cause: 'One of the two may be mistyped, and the money may reach somebody else.',
    fix: 'Compare both numbers with the original; ask the creditor if in doubt.',
    example: {
      country: 'KE',
      method: 'MPESA',
      ...wallet('+254712345678'),
      creditor: { name: 'Ada Example', contactDetails: { phone: '+254712345679' } },
    },
    text: 'The creditor’s telephone number differs from the number that is paid to.',
  }),
};
