/** Alerts: the creditor as a whole, and its type. */
import { alert } from '../vocabulary/alert.js';
import { paygate } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditor = {
  CREDITOR_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'FF01',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The field cannot be read and is not sent to the bank.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { creditor: 'Ada Example' },
    text: 'The creditor, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  }),

  CREDITOR_TYPE_MISSING: alert({
    severity: 'warning',
    reason: 'BE15',
    rules: requirementRules,
    cause: 'The details for a person and for a company differ, so the provider rejects the payment.',
    fix: 'Ask whether the account belongs to a person or a company; send INDIVIDUAL or BUSINESS.',
    example: { ...paygate, creditor: { name: 'Ada Example', contactDetails: { email: 'ada@example.org' } } },
    text: '{by: place en} requires the type of the creditor: an individual or a business.',
  }),

  CREDITOR_TYPE_NOT_SUPPORTED: alert({
    severity: 'warning',
    reason: 'BE15',
    rules: { 'creditor/type': 'Payment Preparation Interface, creditor.type' },
    cause: 'The details for a person and for a company differ, and nobody can tell which apply.',
    fix: 'Ask whether the account belongs to a person or a company.',
    example: { creditor: { type: 'ROBOT' } },
    text: 'The type of the creditor must be INDIVIDUAL or BUSINESS.',
  }),
};
