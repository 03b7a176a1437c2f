/** Whether the telephone number is a real one. Numbers of one digit are sold at a price: they may be real. */

import { isFictitious, isOneDigit } from '../../../identifiers/phone.js';
import { given } from '../../../instruction/values.js';
import type { Check } from '../../../payment/check.js';
import { PHONE } from '../../pointers.js';

export const phonePlausibility: Check = {
  name: 'contact/phone-plausibility',
  asks: [PHONE],
  isOrdinary({ reading }, threshold) {
    const number = given(reading.phone);
    return number === undefined || !(isFictitious(number) || (threshold === 'info' && isOneDigit(number)));
  },
  examine({ reading, phone: outcome }, findings) {
    const number = given(reading.phone);
    if (number === undefined || outcome === 'malformed' || outcome === 'failed') return;
    const code = 'CREDITOR_PHONE_SUSPICIOUS';
    if (isFictitious(number)) return findings.report(code, PHONE, { rule: 'phone/fictitious', restsOn: 'likely' });
    if (isOneDigit(number)) return findings.report(code, PHONE, { rule: 'phone/one-digit', restsOn: 'possible' });
    findings.outcome('phone/fictitious', PHONE, 'passed');
  },
};
