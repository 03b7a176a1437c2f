/** Whether a list says that the settlement system does not reach the creditor's bank. The severity follows from how far the list can be trusted. */

import { basisOfDataset } from '../../findings/severity.js';
import type { Check } from '../../payment/check.js';
import { isBicFaulty } from '../../payment/facts/agent.js';
import { denialOf, reachOfSystem } from '../../payment/facts/reach.js';
import { ACCOUNT_VALUE, BIC, SETTLEMENT_SYSTEM } from '../pointers.js';

const rule = 'settlement-system/reach';

export const settlementReach: Check = {
  name: 'settlement/reach',
  asks: [SETTLEMENT_SYSTEM, BIC, ACCOUNT_VALUE],
  appliesTo: ({ corridor, isCarried }) => corridor.system !== undefined && isCarried,
  isOrdinary: (payment, threshold) => (threshold === 'info' ? denialOf(payment) === undefined : payment.plan.corridor.isReached),
  examine(payment, findings) {
    const { system, engine } = payment;
    if (system === undefined || isBicFaulty(payment)) return;
    const answers = reachOfSystem(payment);
    for (const answer of answers) if (answer !== undefined) findings.addEditions({ [answer.list.dataset]: answer.list.edition });
    const denial = denialOf(payment);
    if (denial === undefined)
      return findings.outcome(rule, SETTLEMENT_SYSTEM, answers.some((answer) => answer?.isReached) ? 'passed' : 'not-covered');
    const detail = { rule, restsOn: basisOfDataset(denial.list, engine.on), params: { system: system.code } } as const;
    findings.report('CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE', SETTLEMENT_SYSTEM, detail);
  },
};
