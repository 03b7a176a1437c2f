/** The identifier that a settlement system registers in place of an account: whether it has a form that the system gives it. */

import { ruleConfidence } from '../../findings/severity.js';
import type { Check } from '../../payment/check.js';
import { isRegistered } from '../../payment/facts/registered.js';
import type { RegisteredReading } from '../../payment/payment.js';
import { ACCOUNT_VALUE, CURRENCY, SETTLEMENT_SYSTEM } from '../pointers.js';

const rule = 'account-id/registered';

const isMalformed = ({ asked, found, isOpen }: RegisteredReading): boolean => asked.length > 0 && found.length === 0 && !isOpen;

export const registeredAccount: Check = {
  name: 'account/registered',
  asks: [ACCOUNT_VALUE, '/creditorAccount/id/type', '/country', CURRENCY, SETTLEMENT_SYSTEM],
  appliesTo: ({ corridor: { method, accountIdType = 'IBAN' } }) => method === undefined && isRegistered(accountIdType),
  isOrdinary: ({ registeredReading: reading }) => reading === undefined || !isMalformed(reading),
  examine({ registeredReading: reading }, findings) {
    if (reading === undefined || reading.asked.length === 0) return;
    const { type, asked, found } = reading;
    if (!isMalformed(reading)) return findings.outcome(rule, ACCOUNT_VALUE, found.length > 0 ? 'passed' : 'not-covered');
    // no surer than the least sure of them
    const restsOn = asked.some((scheme) => ruleConfidence(scheme, 'registered') === 'known') ? 'known' : 'sourced';
    const params = { method: asked.map(({ code }) => code).join(', ') };
    const code = type === 'CARD_NUMBER' ? 'CREDITOR_CARD_NUMBER_INVALID_FORMAT' : 'CREDITOR_PROXY_INVALID_FORMAT';
    findings.report(code, ACCOUNT_VALUE, { rule, restsOn, params });
  },
};
