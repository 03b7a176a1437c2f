/** Whether the telephone number is one by the numbering plans, and a real one. Numbers of one digit are sold at a price: they may be real. */
import type { Check } from '../../../engine/check.js';
import { isFictitious, isOneDigit } from '../../../identifiers/phone.js';
import { given } from '../../../instruction/values.js';
import { basisOfContact } from './required.js';

const PHONE = '/creditor/contactDetails/phone';
const IN_PLAN = 'phone/numbering-plan';

export const phone: Check = {
  name: 'contact/phone',
  asks: [PHONE, '/country'],
  isOrdinary(payment, threshold) {
    const text = payment.reading.phone;
    if (text === undefined) return true;
    const number = given(text) ?? '';
    if (payment.phone === 'misshapen' || payment.phone === 'failed' || isFictitious(number)) return false;
    return threshold !== 'info' || !isOneDigit(number);
  },
  examine(payment, findings) {
    const { engine, phone: outcome } = payment;
    if (outcome === undefined) return;
    const code = 'CREDITOR_PHONE_INVALID_FORMAT';
    const restsOn = basisOfContact(payment, PHONE);
    if (outcome === 'misshapen') return findings.report(code, PHONE, { rule: 'phone/form', restsOn });
    const plans = engine.data.phoneNumbers;
    if (plans) findings.read({ 'phone-numbers': plans.edition });
    if (outcome === 'failed') return findings.report(code, PHONE, { rule: IN_PLAN, restsOn });
    findings.outcome(IN_PLAN, PHONE, outcome);
  },
};

/** Where the number is registered. People keep their number when they move: worth knowing, no more. */
export const phoneCountry: Check = {
  name: 'contact/phone-country',
  asks: [PHONE, '/country'],
  isOrdinary: ({ reading }, threshold) => threshold !== 'info' || reading.phone === undefined,
  examine({ reading, engine, phone: outcome, payeeCountry: country }, findings) {
    const number = given(reading.phone);
    if (number === undefined || outcome === 'misshapen' || outcome === 'failed') return;
    const found = country && engine.data.phoneNumbers?.countryOf?.(number, country);
    const rule = 'phone/country';
    if (country === undefined || found === undefined) return findings.outcome(rule, PHONE, 'not-covered');
    if (found === country) return findings.outcome(rule, PHONE, 'passed');
    findings.report('CREDITOR_PHONE_COUNTRY_INCONSISTENCY', PHONE, { rule, params: { country, found } });
  },
};

export const phonePlausibility: Check = {
  name: 'contact/phone-plausibility',
  asks: [PHONE],
  isOrdinary({ reading }, threshold) {
    const number = given(reading.phone);
    return number === undefined || !(isFictitious(number) || (threshold === 'info' && isOneDigit(number)));
  },
  examine({ reading, phone: outcome }, findings) {
    const number = given(reading.phone);
    if (number === undefined || outcome === 'misshapen' || outcome === 'failed') return;
    const code = 'CREDITOR_PHONE_SUSPICIOUS';
    if (isFictitious(number)) return findings.report(code, PHONE, { rule: 'phone/fictitious' });
    if (isOneDigit(number)) return findings.report(code, PHONE, { rule: 'phone/one-digit', restsOn: 'possible' });
    findings.outcome('phone/fictitious', PHONE, 'passed');
  },
};
