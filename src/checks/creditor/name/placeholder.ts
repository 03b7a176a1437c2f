/** Whether the name was made up to fill the field. */

import { placeholder } from '../../../identifiers/name.js';
import type { Check } from '../../../payment/check.js';
import { NAME } from '../../pointers.js';
import { nameOf } from './name.js';

const rule = 'name/placeholder';

export const namePlaceholder: Check = {
  name: 'name/placeholder',
  asks: [NAME],
  isOrdinary(payment, threshold) {
    if (payment.isPlainName) return true;
    const name = nameOf(payment);
    const found = name === undefined ? undefined : placeholder(name);
    return found === undefined || (found === 'doubtful' && threshold !== 'info');
  },
  examine(payment, findings) {
    const name = nameOf(payment);
    if (name === undefined) return;
    const found = payment.isPlainName ? undefined : placeholder(name);
    if (found === undefined) return findings.outcome(rule, NAME, 'passed');
    findings.report('CREDITOR_NAME_SUSPICIOUS', NAME, { rule, restsOn: found === 'certain' ? 'likely' : 'possible' });
  },
};
