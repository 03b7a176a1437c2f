/** Whether the settlement system pays creditors of this type. */

import { ruleConfidence } from '../../findings/severity.js';
import type { Check } from '../../payment/check.js';
import { SETTLEMENT_SYSTEM } from '../pointers.js';

const rule = 'settlement-system/creditor-type';

export const settlementCreditorType: Check = {
  name: 'settlement/creditor-type',
  asks: [SETTLEMENT_SYSTEM, '/creditor/type'],
  appliesTo: ({ corridor }) => corridor.system?.creditorTypes !== undefined && corridor.creditorType !== undefined,
  isOrdinary: ({ system, plan: { corridor } }) => system?.creditorTypes?.some((type) => type === corridor.creditorType) !== false,
  examine({ system, plan: { corridor } }, findings) {
    if (system?.creditorTypes?.some((type) => type === corridor.creditorType) !== false)
      return findings.outcome(rule, SETTLEMENT_SYSTEM, 'passed');
    const detail = { rule, restsOn: ruleConfidence(system, 'creditorTypes'), params: { system: system.code } } as const;
    findings.report('SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY', SETTLEMENT_SYSTEM, detail);
  },
};
