/** Whether the account number is that of a card. Where account numbers may have so many digits, or nothing is known of them, one may look so by chance. */

import { PAID_BY_CARD } from '../../../rules/banks/card-ranges.js';
import { hasIdentifiers } from '../../../rules/vocabulary/method.js';
import { isCardNumber } from '../../identifiers/card-number.js';
import type { Check } from '../../payment/check.js';
import { accountNumberOf } from '../../payment/facts/account.js';
import type { Payment } from '../../payment/payment.js';
import { ACCOUNT_VALUE } from '../pointers.js';

function isCard(payment: Payment): boolean {
  const value = accountNumberOf(payment);
  // the country may have such account numbers, where its rules are not at hand
  if (payment.localRules === undefined && !payment.engine.rules.isComplete) return false;
  return value !== undefined && payment.accountCountry !== PAID_BY_CARD && isCardNumber(value);
}

/** Says nothing where an earlier check of the account has. */
export const card: Check = {
  name: 'account/card',
  asks: [ACCOUNT_VALUE, '/country'],
  appliesTo: ({ corridor }) => corridor.accountIdType !== 'IBAN',
  isOrdinary: (payment, threshold) => threshold !== 'info' || !isCard(payment),
  examine(payment, findings) {
    if (findings.hasAt(ACCOUNT_VALUE) || hasIdentifiers(payment.method) || !isCard(payment)) return;
    findings.report('CREDITOR_CARD_NUMBER_NOT_ALLOWED', ACCOUNT_VALUE, { rule: 'account-number/card', restsOn: 'possible' });
  },
};
