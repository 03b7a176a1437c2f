/** Whether the name was made up to fill the field. */
import type { Check } from '../../../engine/check.js';
import { NAME, nameOf } from './name.js';

const rule = 'name/placeholder';

export const namePlaceholder: Check = {
  name: 'name/placeholder',
  asks: [NAME],
  isOrdinary: ({ namePlaceholder: found }, threshold) => found === undefined || (found === 'doubtful' && threshold !== 'info'),
  examine(payment, findings) {
    if (nameOf(payment) === undefined) return;
    const found = payment.namePlaceholder;
    if (found === undefined) return findings.outcome(rule, NAME, 'passed');
    findings.report('CREDITOR_NAME_SUSPICIOUS', NAME, { rule, restsOn: found === 'certain' ? 'likely' : 'possible' });
  },
};
