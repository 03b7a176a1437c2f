/** Checks the format of the phone number, and that a numbering plan assigns it. */
import type { Check } from '../../../payment/check.js';
import { PHONE } from '../../pointers.js';
import { basisOfContact } from './required.js';

const PLAN_RULE = 'phone/numbering-plan';

export const phone: Check = {
  name: 'contact/phone',
  asks: [PHONE, '/country'],
  isOrdinary: ({ phone: outcome }) => outcome !== 'malformed' && outcome !== 'failed',
  examine(payment, findings) {
    const { engine, phone: outcome } = payment;
    if (outcome === undefined) return;
    const code = 'CREDITOR_PHONE_INVALID_FORMAT';
    const restsOn = basisOfContact(payment, PHONE);
    if (outcome === 'malformed') return findings.report(code, PHONE, { rule: 'phone/form', restsOn });
    const plans = engine.data.phoneNumbers;
    if (plans) findings.addEditions({ 'phone-numbers': plans.edition });
    if (outcome === 'failed') return findings.report(code, PHONE, { rule: PLAN_RULE, restsOn });
    findings.outcome(PLAN_RULE, PHONE, outcome);
  },
};
