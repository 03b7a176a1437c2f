/** How to reach the creditor. */
import { isEmail, mailProblem } from '../../../identifiers/email.js';
import { isFictitious, isOneDigit, isPhoneLike } from '../../../identifiers/phone.js';
import { WRONG_TYPE } from '../../reading.js';
import { type Case, payeeCountry } from '../case.js';

export function judgeEmail({ reading, findings }: Case): void {
  const { email } = reading;
  if (email === undefined) return;
  const pointer = '/creditor/contactDetails/email';
  if (email === WRONG_TYPE || !isEmail(email)) {
    return findings.alert('CREDITOR_EMAIL_INVALID_FORMAT', pointer, { rule: 'email/form' });
  }
  findings.outcome('email/form', pointer, 'passed');
  const problem = mailProblem(email);
  if (problem === 'reserved') return findings.alert('CREDITOR_EMAIL_SUSPICIOUS', pointer, { rule: 'email/reserved', severity: 'info' });
  if (problem !== undefined) return findings.alert('CREDITOR_EMAIL_SUSPICIOUS', pointer, { rule: 'email/service' });
  findings.outcome('email/service', pointer, 'passed');
}

const PHONE = '/creditor/contactDetails/phone';

/** Without numbering plans at hand only what no number can be is a fault. */
export function judgePhone(subject: Case): void {
  const { reading, findings, engine, country } = subject;
  const { phone } = reading;
  if (phone === undefined) return;
  if (phone === WRONG_TYPE || !isPhoneLike(phone)) {
    return findings.alert('CREDITOR_PHONE_INVALID_FORMAT', PHONE, { rule: 'phone/form' });
  }
  const plans = engine.data.phoneNumbers;
  if (plans) findings.read({ 'phone-numbers': plans.edition });
  const outcome = plans?.verify(phone, country) ?? 'not-covered';
  if (outcome === 'failed') return findings.alert('CREDITOR_PHONE_INVALID_FORMAT', PHONE, { rule: 'phone/numbering-plan' });
  findings.outcome('phone/numbering-plan', PHONE, outcome);
  judgeCountryOfPhone(subject, phone);
  judgePlausibility(subject, phone);
}

/** People keep their number when they move: worth knowing, no more. */
function judgeCountryOfPhone(subject: Case, phone: string): void {
  const { findings, engine } = subject;
  if (!findings.wants('info')) return;
  const country = payeeCountry(subject);
  const found = country && engine.data.phoneNumbers?.countryOf?.(phone, country);
  const rule = 'phone/country';
  if (country === undefined || found === undefined) return findings.outcome(rule, PHONE, 'not-covered');
  if (found === country) return findings.outcome(rule, PHONE, 'passed');
  findings.alert('CREDITOR_PHONE_COUNTRY_INCONSISTENCY', PHONE, { rule, params: { country, found } });
}

/** Numbers of one digit are sold at a price: they may be real. */
function judgePlausibility({ findings }: Case, phone: string): void {
  const code = 'CREDITOR_PHONE_SUSPICIOUS';
  if (isFictitious(phone)) return findings.alert(code, PHONE, { rule: 'phone/fictitious' });
  if (findings.wants('info') && isOneDigit(phone)) return findings.alert(code, PHONE, { rule: 'phone/one-digit', severity: 'info' });
  findings.outcome('phone/fictitious', PHONE, 'passed');
}
