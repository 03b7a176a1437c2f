/** Whether an intermediary is the bank of the creditor, or an agent that stands before it in the chain. */
import type { Bic } from '../../identifiers/bic.js';
import type { Check } from '../../payment/check.js';
import { BIC } from '../pointers.js';
import { AGENT_POINTERS, hasIntermediaries, intermediariesOf } from './places.js';

const rule = 'intermediary/repetition';

export const intermediaryRepetition: Check = {
  name: 'intermediary/repetition',
  asks: [...AGENT_POINTERS, BIC],
  isOrdinary(payment) {
    if (!hasIntermediaries(payment)) return true;
    const { bic: creditors, intermediaryBics } = payment;
    const isFirst = (bic: Bic, at: number): boolean => intermediaryBics.findIndex((each) => each?.bic8 === bic.bic8) === at;
    return intermediaryBics.every((bic, at) => bic === undefined || (bic.bic8 !== creditors?.bic8 && isFirst(bic, at)));
  },
  examine(payment, findings) {
    const seen = [payment.bic?.bic8];
    for (const { place, bic } of intermediariesOf(payment)) {
      if (bic === undefined || bic.test) continue;
      const { who, pointer } = place;
      if (seen.includes(bic.bic8)) findings.report(`${who}_DUPLICATE`, pointer, { rule, restsOn: 'likely' });
      else findings.outcome(rule, pointer, 'passed');
      seen.push(bic.bic8);
    }
  },
};
