/** Whether the creditor is an individual or a business. */
import { given } from '../../reading.js';
import type { Case } from '../case.js';

const TYPES: readonly string[] = ['INDIVIDUAL', 'BUSINESS'];

export function judgeType({ reading, findings }: Case): void {
  const type = given(reading.creditorType);
  if (type === undefined) return;
  const pointer = '/creditor/type';
  const rule = 'creditor/type';
  if (TYPES.includes(type)) return findings.outcome(rule, pointer, 'passed');
  findings.alert('CREDITOR_TYPE_NOT_SUPPORTED', pointer, { rule });
}
