/** Whether the e-mail address has the form of one, and is one that somebody reads. */

import { trimmed } from '../../../characters/characters.js';
import { isEmail, mailProblem } from '../../../identifiers/email.js';
import { type Member, WRONG_TYPE } from '../../../instruction/values.js';
import type { Check } from '../../../payment/check.js';
import type { Payment } from '../../../payment/payment.js';
import { basisOfContact } from './required.js';

const EMAIL = '/creditor/contactDetails/email';

/** White space around it belongs to no address. */
const emailOf = ({ reading: { email } }: Payment): Member<string> => (email === undefined || email === WRONG_TYPE ? email : trimmed(email));

export const email: Check = {
  name: 'contact/email',
  asks: [EMAIL],
  isOrdinary(payment, threshold) {
    const text = emailOf(payment);
    if (text === undefined) return true;
    if (text === WRONG_TYPE || !isEmail(text)) return false;
    const problem = mailProblem(text);
    return problem === undefined || (problem === 'reserved' && threshold !== 'info');
  },
  examine(payment, findings) {
    const text = emailOf(payment);
    if (text === undefined) return;
    if (text === WRONG_TYPE || !isEmail(text)) {
      const detail = { rule: 'email/form', restsOn: basisOfContact(payment, EMAIL) } as const;
      return findings.report('CREDITOR_EMAIL_INVALID_FORMAT', EMAIL, detail);
    }
    findings.outcome('email/form', EMAIL, 'passed');
    const problem = mailProblem(text);
    if (problem === undefined) return findings.outcome('email/service', EMAIL, 'passed');
    if (problem === 'reserved') findings.report('CREDITOR_EMAIL_SUSPICIOUS', EMAIL, { rule: 'email/reserved', restsOn: 'possible' });
    else findings.report('CREDITOR_EMAIL_SUSPICIOUS', EMAIL, { rule: 'email/service', restsOn: 'likely' });
  },
};
