/** Whether the settlement system is one, and in force. */

import { ruleConfidence } from '../../findings/severity.js';
import { given, WRONG_TYPE } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { SETTLEMENT_SYSTEM } from '../pointers.js';

const INFORMATION = '/settlementInformation';

export const settlementSystem: Check = {
  name: 'settlement/system',
  asks: [INFORMATION, SETTLEMENT_SYSTEM],
  isOrdinary: ({ reading, system }) =>
    system !== undefined || (reading.settlementInformation !== WRONG_TYPE && reading.settlementSystem === undefined),
  examine({ reading, system, engine: { on, rules } }, findings) {
    const isWrong = reading.settlementInformation === WRONG_TYPE;
    if (isWrong || reading.settlementSystem === WRONG_TYPE) {
      const detail = { rule: 'instruction/shape' } as const;
      return findings.report('SETTLEMENT_INFORMATION_INVALID_FORMAT', isWrong ? INFORMATION : SETTLEMENT_SYSTEM, detail);
    }
    const code = given(reading.settlementSystem);
    if (code === undefined || system !== undefined) return;
    const rule = 'settlement-system';
    const scheme = rules.schemes.find(code);
    if (scheme === undefined && !rules.isComplete) return findings.outcome(rule, SETTLEMENT_SYSTEM, 'not-covered');
    if (scheme === undefined)
      return findings.report('SETTLEMENT_SYSTEM_UNKNOWN', SETTLEMENT_SYSTEM, { rule, restsOn: 'likely', params: {} });
    const detail = { rule, restsOn: ruleConfidence(scheme, 'until'), params: { system: code, on } } as const;
    findings.report('SETTLEMENT_SYSTEM_DISCONTINUED', SETTLEMENT_SYSTEM, detail);
  },
};
