/** Alerts: the bank of the creditor as a whole. */
import { alert } from '../vocabulary/alert.js';
import { ada, paid } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorAgent = {
  CREDITOR_AGENT_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC04',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The bank cannot be read, so the payment cannot be routed.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { creditorAgent: { clearingSystemMemberId: '37040044' } },
    text: 'The creditor agent, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  }),

  CREDITOR_AGENT_MISSING: alert({
    severity: 'error',
    reason: 'RC04',
    rules: requirementRules,
    cause: 'Without the bank, the payment cannot be routed.',
    fix: 'Ask the creditor for the bank, or take it from an invoice or a bank statement.',
    example: { ...ada, ...paid('US', undefined, '58077575655350514', 'US_CHIPS') },
    text: '{by: place en} requires the creditor’s bank: its BIC or its bank identifier.',
  }),
};
