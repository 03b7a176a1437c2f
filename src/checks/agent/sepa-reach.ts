/**
 * Euro into SEPA, no system asked for: whether the bank has left SEPA credit transfers, and is in no list of instant ones.
 *
 * The gotcha: only an explicit no counts. A bank that no list names is not covered.
 */
import { isInSepa, type Reachability } from '../../directory/sepa.js';
import type { Check } from '../../engine/check.js';
import type { Payment } from '../../engine/payment.js';
import { isBicFaulty } from '../../engine/resolve/agent.js';

const BIC = '/creditorAgent/bic';
const rule = 'bic/sepa';

interface SepaReach {
  readonly batch: Reachability | undefined;
  readonly instant: Reachability | undefined;
}

/** What the lists say; undefined where there is nothing to ask. */
function sepaReachOf(payment: Payment): SepaReach | undefined {
  const { reading, bic, place, engine } = payment;
  if (bic === undefined || place === undefined || reading.settlementInformation !== undefined || isBicFaulty(payment)) return undefined;
  if (!isInSepa(place, engine.on)) return undefined;
  const { reach } = engine.data;
  return { batch: reach('SCT', bic.bic, engine.on), instant: reach('SCT_INST', bic.bic, engine.on) };
}

const isLeft = ({ batch, instant }: SepaReach): boolean => batch !== undefined && !batch.isReached && instant?.isReached !== true;

export const sepaReach: Check = {
  name: 'agent/sepa-reach',
  asks: [BIC, '/currency', '/settlementInformation'],
  appliesTo: ({ corridor }) => corridor.currency === 'EUR' && corridor.system === undefined,
  isOrdinary(payment) {
    const found = payment.bic === undefined ? undefined : sepaReachOf(payment);
    return found === undefined || !isLeft(found);
  },
  examine(payment, findings) {
    const found = sepaReachOf(payment);
    if (found === undefined) return;
    const { batch, instant } = found;
    for (const reach of [batch, instant]) if (reach !== undefined) findings.read({ [reach.list.dataset]: reach.list.edition });
    if (isLeft(found)) {
      // no list is one of what the payer asks for: it says what is likely
      const restsOn = batch?.list.confidence === 'derived' ? 'possible' : 'likely';
      return findings.report('CREDITOR_BIC_NOT_REACHABLE', BIC, { rule, restsOn });
    }
    const isReached = batch?.isReached === true || instant?.isReached === true;
    findings.outcome(rule, BIC, isReached ? 'passed' : 'not-covered');
  },
};
