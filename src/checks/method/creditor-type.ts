/** Whether the method pays to creditors of this type. */
import type { Check } from '../../payment/check.js';
import { METHOD } from '../pointers.js';

const rule = 'method/creditor-type';

export const methodCreditorType: Check = {
  name: 'method/creditor-type',
  asks: [METHOD, '/creditor/type'],
  appliesTo: ({ corridor }) => corridor.method?.creditorTypes !== undefined && corridor.creditorType !== undefined,
  isOrdinary: ({ method, plan: { corridor } }) => method?.creditorTypes?.some((type) => type === corridor.creditorType) !== false,
  examine({ method, plan: { corridor } }, findings) {
    if (method?.creditorTypes?.some((type) => type === corridor.creditorType) !== false) return findings.outcome(rule, METHOD, 'passed');
    findings.report('RECIPIENT_METHOD_TYPE_INCONSISTENCY', METHOD, { rule, restsOn: 'likely', params: { method: method.code } });
  },
};
