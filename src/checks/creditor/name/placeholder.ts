/** Whether the name was made up to fill the field. */

import { placeholderName } from '../../../identifiers/name.js';
import type { Check } from '../../../payment/check.js';
import { NAME } from '../../pointers.js';
import { creditorNameOf } from './name.js';

const rule = 'name/placeholder';

export const namePlaceholder: Check = {
  name: 'name/placeholder',
  asks: [NAME],
  isOrdinary(payment, threshold) {
    if (payment.isPlainName) return true;
    const name = creditorNameOf(payment);
    const found = name === undefined ? undefined : placeholderName(name);
    return found === undefined || (found === 'doubtful' && threshold !== 'info');
  },
  examine(payment, findings) {
    const name = creditorNameOf(payment);
    if (name === undefined) return;
    const found = payment.isPlainName ? undefined : placeholderName(name);
    if (found === undefined) return findings.outcome(rule, NAME, 'passed');
    findings.report('CREDITOR_NAME_SUSPICIOUS', NAME, { rule, restsOn: found === 'certain' ? 'likely' : 'possible' });
  },
};
