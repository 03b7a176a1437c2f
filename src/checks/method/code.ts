/** Whether the recipient method is one. */

import { WRONG_TYPE } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { METHOD } from '../pointers.js';

export const methodCode: Check = {
  name: 'method/code',
  asks: [METHOD],
  isOrdinary: ({ reading, method }) => reading.method === undefined || method !== undefined,
  examine({ reading, method, isMethodUncovered }, findings) {
    if (reading.method === undefined) return;
    if (reading.method === WRONG_TYPE) return findings.report('RECIPIENT_METHOD_INVALID_FORMAT', METHOD, { rule: 'instruction/shape' });
    if (isMethodUncovered) return findings.outcome('method', METHOD, 'not-covered');
    if (method === undefined) return findings.report('RECIPIENT_METHOD_UNKNOWN', METHOD, { rule: 'method' });
    findings.outcome('method', METHOD, 'passed');
  },
};
