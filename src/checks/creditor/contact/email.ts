/** Whether the e-mail address has the form of one, and is one that somebody reads. */
import type { Check } from '../../../engine/check.js';
import { isEmail, mailProblem } from '../../../identifiers/email.js';
import { WRONG_TYPE } from '../../../instruction/values.js';

const EMAIL = '/creditor/contactDetails/email';

export const email: Check = {
  name: 'contact/email',
  asks: [EMAIL],
  isOrdinary({ reading: { email: text } }, threshold) {
    if (text === undefined) return true;
    if (text === WRONG_TYPE || !isEmail(text)) return false;
    const problem = mailProblem(text);
    return problem === undefined || (problem === 'reserved' && threshold !== 'info');
  },
  examine({ reading: { email: text } }, findings) {
    if (text === undefined) return;
    if (text === WRONG_TYPE || !isEmail(text)) return findings.report('CREDITOR_EMAIL_INVALID_FORMAT', EMAIL, { rule: 'email/form' });
    findings.outcome('email/form', EMAIL, 'passed');
    const problem = mailProblem(text);
    if (problem === undefined) return findings.outcome('email/service', EMAIL, 'passed');
    if (problem === 'reserved') findings.report('CREDITOR_EMAIL_SUSPICIOUS', EMAIL, { rule: 'email/reserved', restsOn: 'possible' });
    else findings.report('CREDITOR_EMAIL_SUSPICIOUS', EMAIL, { rule: 'email/service' });
  },
};
