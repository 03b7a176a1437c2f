/**
 * Whether the chain of intermediaries has a gap.
 *
 * The gotcha: a chain may be filled from either end. A single correspondent mostly stands in the last place, and only the first and the third
 * without the second leave a gap.
 */
import type { Check } from '../../payment/check.js';
import { hasRightTypes, isAgentGiven } from '../../payment/facts/agent.js';
import type { Payment } from '../../payment/payment.js';
import { AGENT_POINTERS, hasIntermediaries } from './places.js';

function hasGap({ reading }: Payment): boolean {
  const [first, second, third] = reading.intermediaryAgents;
  return hasRightTypes(third) && isAgentGiven(third) && isAgentGiven(first) && !isAgentGiven(second);
}

export const intermediarySequence: Check = {
  name: 'intermediary/sequence',
  asks: AGENT_POINTERS,
  isOrdinary: (payment) => !hasIntermediaries(payment) || !hasGap(payment),
  examine(payment, findings) {
    if (!hasGap(payment)) return;
    findings.report('INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY', '/intermediaryAgent3', {
      rule: 'intermediary/sequence',
      restsOn: 'likely',
    });
  },
};
