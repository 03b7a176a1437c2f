/** Whether the account number is one that a document or a test has published. Reported only where the account has no other alert. */
import { publishedIbans } from '../../../rules/banks/account-samples.js';
import { hasIdentifiers } from '../../../rules/vocabulary/method.js';
import type { Check } from '../../payment/check.js';
import { ACCOUNT_VALUE } from '../pointers.js';
import { accountFieldsOf } from './fields.js';

/** One digit over and over, or digits in their order. */
const IN_ORDER = /^(\d)\1{4,39}$|^0{0,20}(?:123456(?:7(?:8(?:90?)?)?)?|987654321|87654321)0{0,3}$/;

/** Stands last, and says nothing where any other check has. */
export const publishedAccount: Check = {
  name: 'account/published',
  asks: [ACCOUNT_VALUE],
  isOrdinary: (_, threshold) => threshold !== 'info',
  examine(payment, findings) {
    if (findings.alerts.length > 0 || hasIdentifiers(payment.method)) return;
    const account = accountFieldsOf(payment);
    if (account === undefined) return;
    const isPublished = publishedIbans.has(payment.iban?.text ?? '') || IN_ORDER.test(`${account.account}`);
    if (isPublished)
      findings.report('CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS', ACCOUNT_VALUE, { rule: 'account-number/published', restsOn: 'possible' });
  },
};
