/** The creditor: how to reach them, when they were born. */
import { isDate, yearsBefore } from '../../identifiers/date.js';
import { isEmail } from '../../identifiers/email.js';
import { isPhoneLike } from '../../identifiers/phone.js';
import type { Case } from './case.js';

const OLDEST = 120;

export function judgeCreditor(subject: Case): void {
  const { reading, findings } = subject;
  for (const [member, pointer] of [
    [reading.creditor, '/creditor'],
    [reading.contactDetails, '/creditor/contactDetails'],
  ] as const) {
    if (member.is === 'wrong-type') return findings.alert('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
  }
  judgeEmail(subject);
  judgePhone(subject);
  judgeDateOfBirth(subject);
}

function judgeEmail({ reading, findings }: Case): void {
  const { email } = reading;
  if (email.is === 'absent') return;
  const pointer = '/creditor/contactDetails/email';
  if (email.is === 'given' && isEmail(email.value)) return findings.outcome('email/form', pointer, 'passed');
  findings.alert('CREDITOR_EMAIL_INVALID_FORMAT', pointer, { rule: 'email/form' });
}

/** Without numbering plans at hand only what no number can be is a fault. */
function judgePhone({ reading, findings, engine, country }: Case): void {
  const { phone } = reading;
  if (phone.is === 'absent') return;
  const pointer = '/creditor/contactDetails/phone';
  if (phone.is === 'wrong-type' || !isPhoneLike(phone.value)) {
    return findings.alert('CREDITOR_PHONE_INVALID_FORMAT', pointer, { rule: 'phone/form' });
  }
  const plans = engine.data.phoneNumbers;
  if (plans) findings.read({ 'phone-numbers': plans.edition });
  const outcome = plans?.verify(phone.value, country) ?? 'not-covered';
  if (outcome === 'failed') return findings.alert('CREDITOR_PHONE_INVALID_FORMAT', pointer, { rule: 'phone/numbering-plan' });
  findings.outcome('phone/numbering-plan', pointer, outcome);
}

function judgeDateOfBirth({ reading, findings, engine }: Case): void {
  const { dateOfBirth } = reading;
  if (dateOfBirth.is === 'absent') return;
  const pointer = '/creditor/dateOfBirth';
  if (dateOfBirth.is === 'wrong-type' || !isDate(dateOfBirth.value)) {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT', pointer, { rule: 'date-of-birth/calendar' });
  }
  const { on } = engine;
  if (dateOfBirth.value > on || dateOfBirth.value < yearsBefore(on, OLDEST)) {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_SUSPICIOUS', pointer, { rule: 'date-of-birth/span' });
  }
  findings.outcome('date-of-birth/span', pointer, 'passed');
}
