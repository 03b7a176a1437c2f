/** The identifier that a settlement system registers in place of an account: whether it has a form that the system gives it. */
import type { Check } from '../../engine/check.js';
import { isOfABank } from '../../engine/membership.js';
import type { RegisteredReading } from '../../engine/payment.js';
import { confidenceOf } from '../../engine/severity.js';
import { VALUE } from './value.js';

const rule = 'account-id/registered';

const isMisshapen = ({ asked, found, isOpen }: RegisteredReading): boolean => asked.length > 0 && found.length === 0 && !isOpen;

export const registeredAccount: Check = {
  name: 'account/registered',
  asks: [VALUE, '/creditorAccount/id/type', '/country', '/currency', '/settlementInformation/settlementSystem'],
  appliesTo: ({ corridor: { method, accountIdType = 'IBAN' } }) => method === undefined && !isOfABank(accountIdType),
  isOrdinary: ({ registeredReading: reading }) => reading === undefined || !isMisshapen(reading),
  examine({ registeredReading: reading }, findings) {
    if (reading === undefined || reading.asked.length === 0) return;
    const { asked, found } = reading;
    if (!isMisshapen(reading)) return findings.outcome(rule, VALUE, found.length > 0 ? 'passed' : 'not-covered');
    // no surer than the least sure of them
    const restsOn = asked.some((scheme) => confidenceOf(scheme, 'registered') === 'known') ? 'known' : 'sourced';
    const params = { method: asked.map(({ code }) => code).join(', ') };
    findings.report('CREDITOR_PROXY_INVALID_FORMAT', VALUE, { rule, restsOn, params });
  },
};
