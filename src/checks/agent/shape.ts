/** Whether the creditor agent and its parts have the types that the contract gives them. Only the first with a wrong type is reported. */
import type { Check } from '../../payment/check.js';
import { wrongTypeIn } from '../../payment/facts/agent.js';

const AGENT = '/creditorAgent';

export const agentShape: Check = {
  name: 'agent/shape',
  asks: [AGENT, `${AGENT}/bic`, `${AGENT}/clearingSystemMemberId`, `${AGENT}/clearingSystemMemberId/memberId`, `${AGENT}/branchId`],
  isOrdinary: ({ reading }) => wrongTypeIn(reading.creditorAgent) === undefined,
  examine({ reading }, findings) {
    const wrongType = wrongTypeIn(reading.creditorAgent);
    if (wrongType !== undefined) findings.report('CREDITOR_AGENT_INVALID_FORMAT', AGENT + wrongType, { rule: 'instruction/shape' });
  },
};
