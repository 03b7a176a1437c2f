/** How to reach the creditor. */
import { isEmail } from '../../../identifiers/email.js';
import { isPhoneLike } from '../../../identifiers/phone.js';
import type { Case } from '../case.js';

export function judgeEmail({ reading, findings }: Case): void {
  const { email } = reading;
  if (email.is === 'absent') return;
  const pointer = '/creditor/contactDetails/email';
  if (email.is === 'given' && isEmail(email.value)) return findings.outcome('email/form', pointer, 'passed');
  findings.alert('CREDITOR_EMAIL_INVALID_FORMAT', pointer, { rule: 'email/form' });
}

/** Without numbering plans at hand only what no number can be is a fault. */
export function judgePhone({ reading, findings, engine, country }: Case): void {
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
