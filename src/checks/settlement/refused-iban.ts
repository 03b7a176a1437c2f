/** Whether the settlement system pays to an IBAN of this kind: a QR-IBAN takes no payment without a QR reference. */

import type { Check } from '../../payment/check.js';
import { isRefusedBy } from '../../payment/facts/account.js';
import { ACCOUNT_VALUE, SETTLEMENT_SYSTEM } from '../pointers.js';

const rule = 'settlement-system';

export const settlementRefusedIban: Check = {
  name: 'settlement/refused-iban',
  asks: [ACCOUNT_VALUE, SETTLEMENT_SYSTEM],
  appliesTo: ({ carrier, corridor }) => carrier?.refusedIban !== undefined && corridor.accountIdType === 'IBAN',
  isOrdinary: (payment) => payment.system === undefined || !isRefusedBy(payment, payment.system),
  examine(payment, findings) {
    const { system } = payment;
    if (system === undefined || !isRefusedBy(payment, system)) return;
    findings.report('SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY', SETTLEMENT_SYSTEM, {
      rule,
      restsOn: 'likely',
      params: { system: system.code },
    });
  },
};
