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
};
