/**
 * Euro into SEPA, no system asked for: whether the bank has left SEPA credit transfers, and is in no list of instant ones.
 *
 * The gotcha: no list is exhaustive, so a bank that none names is not covered. But where a bank code has two institutions, and the lists name the
 * other one alone, they have looked at that code: euro go to Revolut Ltd, REVOGB21, and pounds to Revolut Bank UK Ltd, REVOGB2L, too.
 */

import type { Dataset } from '../../directory/dataset.js';
import { isInSepa, type Reachability } from '../../directory/sepa.js';
import type { Bic } from '../../identifiers/bic.js';
import type { Check } from '../../payment/check.js';
import { isBicFaulty } from '../../payment/facts/agent.js';
import type { Payment } from '../../payment/payment.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import { BIC, CURRENCY } from '../pointers.js';

const rule = 'bic/sepa';

/** What a list says; of a bank that none names, the directory that has it beside one that is named. */
type Answer = Pick<Reachability, 'isReached'> & { readonly list: Pick<Dataset, 'dataset' | 'edition' | 'confidence'> };

/** Of credit transfers, then of instant ones. */
type SepaReach = readonly [batch: Answer | undefined, instant: Answer | undefined];

/** What the lists say; undefined where there is nothing to ask. */
function sepaReachOf(payment: Payment): SepaReach | undefined {
  const { reading, bic, place, engine } = payment;
  if (bic === undefined || place === undefined || reading.settlementInformation !== undefined || isBicFaulty(payment)) return undefined;
  if (!isInSepa(place, engine.on)) return undefined;
  const { reach } = engine.data;
  return [reach('SCT', bic.bic, engine.on) ?? denialBeside(bic, engine), reach('SCT_INST', bic.bic, engine.on)];
}

/** A no where the lists name other institutions of its bank code, and its own under no BIC. */
function denialBeside({ bic8, country }: Bic, { data, on }: RulesAndData): Answer | undefined {
  const banks = data.banks(country);
  const own = banks?.byBic8(bic8)[0];
  if (banks === undefined || own === undefined) return undefined;
  const named = banks.byCode(own.bankCode ?? '').filter(({ bic = '' }) => data.reach('SCT', bic, on)?.isReached);
  return named.length > 0 && named.every(({ name }) => name !== own.name) ? { isReached: false, list: own } : undefined;
}

const isLeft = ([batch, instant]: SepaReach): boolean => batch?.isReached === false && instant?.isReached !== true;

export const sepaReach: Check = {
  name: 'agent/sepa-reach',
  asks: [BIC, CURRENCY, '/settlementInformation'],
  appliesTo: ({ corridor }) => corridor.currency === 'EUR' && corridor.system === undefined,
  isOrdinary(payment) {
    const found = sepaReachOf(payment);
    return found === undefined || !isLeft(found);
  },
  examine(payment, findings) {
    const found = sepaReachOf(payment);
    if (found === undefined) return;
    for (const answer of found) if (answer !== undefined) findings.addEditions({ [answer.list.dataset]: answer.list.edition });
    if (isLeft(found)) {
      // the payer has named no system, so a list of participants says only what is likely
      const restsOn = found[0]?.list.confidence === 'derived' ? 'possible' : 'likely';
      return findings.report('CREDITOR_BIC_NOT_REACHABLE', BIC, { rule, restsOn });
    }
    findings.outcome(rule, BIC, found.some((answer) => answer?.isReached) ? 'passed' : 'not-covered');
  },
};
