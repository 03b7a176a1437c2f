/** Whether the account and its parts have the types that the contract gives them. Only the first with a wrong type is reported. */
import type { Check } from '../../payment/check.js';
import { wrongTypeInAccount } from '../../payment/facts/iban.js';
import { ACCOUNT_VALUE } from '../pointers.js';

export const accountShape: Check = {
  name: 'account/shape',
  asks: ['/creditorAccount', '/creditorAccount/id', '/creditorAccount/id/type', ACCOUNT_VALUE, '/creditorAccount/type'],
  isOrdinary: ({ reading }) => wrongTypeInAccount(reading) === undefined,
  examine({ reading }, findings) {
    const wrongType = wrongTypeInAccount(reading);
    if (wrongType !== undefined) findings.report('CREDITOR_ACCOUNT_INVALID_FORMAT', wrongType, { rule: 'instruction/shape' });
  },
};
