/** Whether an intermediary is the bank of the creditor, or an agent that stands before it in the chain. */
import type { Check } from '../../engine/check.js';
import { hasIntermediaries, intermediariesOf, POINTERS } from './places.js';

const rule = 'intermediary/repetition';

export const intermediaryRepetition: Check = {
  name: 'intermediary/repetition',
  asks: [...POINTERS, '/creditorAgent/bic'],
  isOrdinary(payment) {
    if (!hasIntermediaries(payment)) return true;
    const own = payment.bic?.bic8;
    const [first, second, third] = payment.intermediaryBics;
    if (first !== undefined && (first.bic8 === own || first.bic8 === second?.bic8 || first.bic8 === third?.bic8)) return false;
    if (second !== undefined && (second.bic8 === own || second.bic8 === third?.bic8)) return false;
    return third === undefined || third.bic8 !== own;
  },
  examine(payment, findings) {
    const seen = payment.bic === undefined ? [] : [payment.bic.bic8];
    for (const { place, bic } of intermediariesOf(payment)) {
      if (bic === undefined || bic.test) continue;
      const { who, pointer } = place;
      if (seen.includes(bic.bic8)) findings.report(`${who}_DUPLICATE`, pointer, { rule });
      else findings.outcome(rule, pointer, 'passed');
      seen.push(bic.bic8);
    }
  },
};
