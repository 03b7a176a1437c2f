/** Whether an intermediary is the bank of the creditor, or an agent that stands before it in the chain. */
import type { Check } from '../check.js';
import { bicOfAgent, hasIntermediaries, intermediariesOf, POINTERS } from './places.js';

const rule = 'intermediary/repetition';

export const intermediaryRepetition: Check = {
  name: 'intermediary/repetition',
  asks: [...POINTERS, '/creditorAgent/bic'],
  isOrdinary(payment) {
    if (!hasIntermediaries(payment)) return true;
    const { reading, bic } = payment;
    const [first, second, third] = reading.intermediaryAgents.map((agent) => bicOfAgent(agent, payment)?.bic8);
    const own = bic?.bic8;
    if (first !== undefined && (first === own || first === second || first === third)) return false;
    return (second === undefined || (second !== own && second !== third)) && (third === undefined || third !== own);
  },
  examine(payment, findings) {
    const seen = payment.bic === undefined ? [] : [payment.bic.bic8];
    for (const [{ who, pointer }, agent] of intermediariesOf(payment)) {
      const bic = bicOfAgent(agent, payment);
      if (bic === undefined || bic.test) continue;
      if (seen.includes(bic.bic8)) findings.report(`${who}_DUPLICATE`, pointer, { rule });
      else findings.outcome(rule, pointer, 'passed');
      seen.push(bic.bic8);
    }
  },
};
