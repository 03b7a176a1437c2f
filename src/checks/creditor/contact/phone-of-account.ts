/** Whether the creditor's telephone number is the one that the payment goes to. */

import { internationalForms } from '../../../identifiers/mobile.js';
import { given } from '../../../instruction/values.js';
import type { Check } from '../../../payment/check.js';
import { ACCOUNT_VALUE, METHOD, PHONE } from '../../pointers.js';

const rule = 'phone/account-id';

export const phoneOfAccount: Check = {
  name: 'contact/phone-of-account',
  asks: [PHONE, ACCOUNT_VALUE, METHOD],
  appliesTo: ({ corridor }) => corridor.method !== undefined,
  isOrdinary: ({ reading }, threshold) => threshold !== 'info' || reading.phone === undefined,
  examine({ reading, methodAccount, phone }, findings) {
    const text = given(reading.phone);
    const number = methodAccount?.value;
    const countryCode = methodAccount?.identifier?.as;
    if (text === undefined || number === undefined || countryCode === undefined || countryCode === 'email') return;
    const forms = internationalForms(text, countryCode);
    const isFaulty = phone === 'malformed' || phone === 'failed';
    if (forms.length === 0 || isFaulty) return findings.outcome(rule, PHONE, 'not-covered');
    if (forms.includes(number)) return findings.outcome(rule, PHONE, 'passed');
    findings.report('CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY', PHONE, { rule, restsOn: 'possible' });
  },
};
