/** Whether the creditor agent and its parts have the types that the contract gives them. Only the first with a wrong type is reported. */
import type { Check } from '../../engine/check.js';
import { misshapenPartOf } from '../../engine/resolve/agent.js';

const AGENT = '/creditorAgent';

export const agentShape: Check = {
  name: 'agent/shape',
  asks: [AGENT, `${AGENT}/bic`, `${AGENT}/clearingSystemMemberId`, `${AGENT}/clearingSystemMemberId/memberId`, `${AGENT}/branchId`],
  isOrdinary: ({ reading }) => misshapenPartOf(reading.creditorAgent) === undefined,
  examine({ reading }, findings) {
    const misshapen = misshapenPartOf(reading.creditorAgent);
    if (misshapen !== undefined) findings.report('CREDITOR_AGENT_INVALID_FORMAT', AGENT + misshapen, { rule: 'instruction/shape' });
  },
};
