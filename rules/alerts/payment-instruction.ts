/** Alerts: the payment instruction as a whole. */
import { alert } from '../vocabulary/alert.js';

export const paymentInstruction = {
  PAYMENT_INSTRUCTION_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'FF01',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'Nothing in it can be read, so nothing is checked or paid.',
    fix: 'Send one JSON object for each payment.',
    example: [],
    text: 'The payment instruction must be an object.',
  }),

  PAYMENT_INSTRUCTION_NOT_CHECKED: alert({
    severity: 'warning',
    reason: 'NARR',
    rules: { 'instruction/coverage': 'Payment Preparation Interface, payment instruction' },
    cause: 'No rule says anything of the account and the bank, so nothing speaks for the payment, and nothing against it.',
    fix: 'Give the country, the account and the bank of the creditor.',
    example: {},
    text: 'Account and bank could not be checked: give their country.',
  }),

  PAYMENT_INSTRUCTION_FIELD_UNKNOWN: alert({
    severity: 'warning',
    reason: 'NARR',
    rules: { 'instruction/fields': 'Payment Preparation Interface, payment instruction' },
    cause: 'What is in this field is neither checked nor sent.',
    fix: 'Write the field as the contract does, or remove it.',
    example: { contry: 'DE', creditor: { name: 'Ada Example' } },
    optional: ['field', 'meant'],
    text: 'A payment instruction has no field of this name ({field}): it is neither checked nor sent (did you mean {meant}?).',
  }),
};
