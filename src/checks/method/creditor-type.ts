/** Whether the method pays to creditors of this type. */
import type { Check } from '../../engine/check.js';
import { given } from '../../instruction/values.js';

const METHOD = '/method';
const rule = 'method/creditor-type';

export const methodCreditorType: Check = {
  name: 'method/creditor-type',
  asks: [METHOD, '/creditor/type'],
  appliesTo: ({ corridor }) => corridor.method?.creditorTypes !== undefined,
  isOrdinary: ({ method, plan: { corridor } }) =>
    corridor.creditorType === undefined || method?.creditorTypes?.some((type) => type === corridor.creditorType) === true,
  examine({ reading, method }, findings) {
    const type = given(reading.creditorType);
    if (method?.creditorTypes === undefined || (type !== 'INDIVIDUAL' && type !== 'BUSINESS')) return;
    if (method.creditorTypes.includes(type)) return findings.outcome(rule, METHOD, 'passed');
    findings.report('RECIPIENT_METHOD_TYPE_INCONSISTENCY', METHOD, { rule, params: { method: method.code } });
  },
};
