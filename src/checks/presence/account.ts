/** Whether a payee who is to be paid as they stand has an account, or what stands for one: no payment goes without, whatever system carries it. */
import { isBlank } from '../../instruction/presence.js';
import { WRONG_TYPE } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import type { Payment } from '../../payment/payment.js';

const ACCOUNT_ID = '/creditorAccount/id';

const lacksAccount = ({ reading: { accountValue, accountId, creditorAccount } }: Payment): boolean =>
  // what has the wrong type has an alert of its own
  isBlank(accountValue) && accountId !== WRONG_TYPE && creditorAccount !== WRONG_TYPE;

export const accountOfPayee: Check = {
  name: 'presence/account',
  asks: [ACCOUNT_ID],
  isOrdinary: (payment) => !lacksAccount(payment),
  examine(payment, findings) {
    // a system or a method that requires it has said so
    if (!lacksAccount(payment) || findings.has('CREDITOR_ACCOUNT_MISSING', ACCOUNT_ID)) return;
    findings.report('CREDITOR_ACCOUNT_MISSING', ACCOUNT_ID, { rule: 'required/payment', params: { by: 'payment' } });
  },
};
