/** Whether the creditor is an individual or a business. */

import { CREDITOR_TYPES } from '../../instruction/fields.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';

const TYPE = '/creditor/type';
const rule = 'creditor/type';

export const creditorType: Check = {
  name: 'creditor/type',
  asks: [TYPE],
  isOrdinary: ({ reading }) => given(reading.creditorType) === undefined || CREDITOR_TYPES.some((type) => type === reading.creditorType),
  examine({ reading }, findings) {
    const type = given(reading.creditorType);
    if (type === undefined) return;
    if (CREDITOR_TYPES.some((each) => each === type)) return findings.outcome(rule, TYPE, 'passed');
    findings.report('CREDITOR_TYPE_NOT_SUPPORTED', TYPE, { rule, restsOn: 'likely' });
  },
};
