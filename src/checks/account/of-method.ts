/** The account identifier of a method that has forms of its own: of a type that it takes, in the form that it gives this type. */

import { isBpayReference } from '../../../rules/check-digits/bpay.js';
import { isLuhn } from '../../../rules/check-digits/luhn.js';
import { isMalaysianNric } from '../../../rules/check-digits/malaysian-nric.js';
import { hasIdentifiers, type MethodIdentifier, type MethodRule } from '../../../rules/vocabulary/method.js';
import type { Findings } from '../../findings/findings.js';
import type { Check } from '../../payment/check.js';
import { NO_FORM } from '../../payment/facts/method-account.js';
import type { MethodAccount, Payment } from '../../payment/payment.js';
import { ACCOUNT_VALUE, METHOD } from '../pointers.js';

const FORM_RULE = 'account-id/form';

/** The checks that a method names. */
const HOLDS: Readonly<Record<NonNullable<MethodIdentifier['check']>, (text: string) => boolean>> = {
  luhn: isLuhn,
  bpay: isBpayReference,
  nric: isMalaysianNric,
};

/** The fault is named after what the method takes. */
function reportForm({ country }: Payment, { code, countries }: MethodRule, taken: readonly MethodIdentifier[], findings: Findings): void {
  const restsOn = taken.some(({ severity }) => severity === 'warning') ? 'known' : 'sourced';
  const detail = { rule: FORM_RULE, restsOn, params: { method: code } } as const;
  const isAll = (type: MethodIdentifier['type']): boolean => taken.every((identifier) => identifier.type === type);
  if (isAll('CARD_NUMBER')) return findings.report('CREDITOR_CARD_NUMBER_INVALID_FORMAT', ACCOUNT_VALUE, detail);
  if (!isAll('ACCOUNT_NUMBER')) return findings.report('CREDITOR_PROXY_INVALID_FORMAT', ACCOUNT_VALUE, detail);
  const params = { country: country ?? `${countries[0]}` };
  findings.report('CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', ACCOUNT_VALUE, { ...detail, params });
}

function examineCheck({ code: method }: MethodRule, { identifier, value }: MethodAccount, findings: Findings): void {
  if (identifier?.check === undefined || value === undefined) return;
  const { check } = identifier;
  const rule = `account-id/${check}` as const;
  if (HOLDS[check](value)) return findings.outcome(rule, ACCOUNT_VALUE, 'passed');
  const params = { method };
  // an NRIC has no check digit: its date or the code of its birth place is wrong, and that code may be new
  if (check === 'nric')
    findings.report('CREDITOR_PROXY_INVALID_FORMAT', ACCOUNT_VALUE, { rule: 'account-id/nric', restsOn: 'likely', params });
  else
    findings.report('CREDITOR_PROXY_INCORRECT_CHECK_DIGITS', ACCOUNT_VALUE, { rule: `account-id/${check}`, restsOn: 'possible', params });
}

/** Runs even if only an `info` could result: later checks of the account read its findings. */
export const accountOfMethod: Check = {
  name: 'account/of-method',
  asks: [ACCOUNT_VALUE, '/creditorAccount/id/type', METHOD, '/country'],
  appliesTo: ({ corridor }) => hasIdentifiers(corridor.method),
  isOrdinary({ methodReading: reading }) {
    if (reading === undefined) return true;
    return reading.isPaidThere && reading.found !== undefined && reading.found.identifier?.check === undefined;
  },
  examine(payment, findings) {
    const { method, methodReading: reading } = payment;
    if (method === undefined || reading === undefined) return;
    const { isPaidThere, taken, found } = reading;
    if (!isPaidThere) return findings.outcome(FORM_RULE, ACCOUNT_VALUE, 'not-covered');
    if (taken.length === 0) {
      const detail = { rule: 'account-id/type', params: { method: method.code } } as const;
      return findings.report('CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED', ACCOUNT_VALUE, detail);
    }
    if (found === undefined) return reportForm(payment, method, taken, findings);
    findings.outcome(FORM_RULE, ACCOUNT_VALUE, found === NO_FORM ? 'not-covered' : 'passed');
    examineCheck(method, found, findings);
  },
};
