/** Whether the name of a person has the two words that payouts to the country ask for. */

import { companyMarker, isOneWord } from '../../../identifiers/name.js';
import { given } from '../../../instruction/values.js';
import type { Check } from '../../../payment/check.js';
import type { Payment } from '../../../payment/payment.js';
import { CURRENCY, NAME } from '../../pointers.js';
import { realNameOf } from './name.js';

const rule = 'name/words';

/** The name of a person, unless it looks like that of a company. */
function personOf(payment: Payment): string | undefined {
  const name = realNameOf(payment);
  return name === undefined || companyMarker(name) !== undefined ? undefined : name;
}

export const nameWords: Check = {
  name: 'name/words',
  asks: [NAME, '/creditor/type', '/country', CURRENCY],
  appliesTo: ({ nameWords: profile, corridor }) => profile !== undefined && corridor.creditorType === 'INDIVIDUAL',
  isOrdinary(payment, threshold) {
    if (threshold !== 'info' && payment.plan.nameWords?.law !== true) return true;
    const name = given(payment.reading.name);
    return name === undefined || !isOneWord(name) || personOf(payment) === undefined;
  },
  examine(payment, findings) {
    const profile = payment.plan.nameWords;
    const name = personOf(payment);
    if (profile === undefined || name === undefined) return;
    if (!isOneWord(name)) return findings.outcome(rule, NAME, 'passed');
    // one provider asks for it, and the payer may use another
    const restsOn = profile.law === true ? 'sourced' : 'possible';
    findings.report('CREDITOR_NAME_INVALID_FORMAT', NAME, { rule, restsOn, params: { reason: 'one word' } });
  },
};
