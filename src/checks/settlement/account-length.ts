/** Whether the settlement system carries so long an account number: one that its country has may be too long for the record of a system. */

import type { Check } from '../../payment/check.js';
import { accountNumberOf, isTooLongFor } from '../../payment/facts/account.js';
import { ACCOUNT_VALUE, SETTLEMENT_SYSTEM } from '../pointers.js';

const rule = 'settlement-system/account-length';

/** Says nothing where an earlier check of the account has. A bank may take a longer number in another form. */
export const settlementAccountLength: Check = {
  name: 'settlement/account-length',
  asks: [ACCOUNT_VALUE, SETTLEMENT_SYSTEM],
  appliesTo: ({ carrier, corridor }) => carrier?.accountLength !== undefined && corridor.accountIdType === 'ACCOUNT_NUMBER',
  isOrdinary: (payment) => payment.system === undefined || !isTooLongFor(payment, payment.system),
  examine(payment, findings) {
    const { system } = payment;
    if (system?.accountLength === undefined || accountNumberOf(payment) === undefined || findings.hasAt(ACCOUNT_VALUE)) return;
    if (!isTooLongFor(payment, system)) return findings.outcome(rule, ACCOUNT_VALUE, 'passed');
    const params = { by: system.code, max: system.accountLength };
    findings.report('CREDITOR_ACCOUNT_NUMBER_TOO_LONG', ACCOUNT_VALUE, { rule, restsOn: 'likely', params });
  },
};
