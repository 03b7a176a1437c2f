/**
 * Whether an account goes without the country whose rules would check it: nothing says of which country a `60-16-13` is, and `see invoice` is none of any.
 *
 * The gotcha: an instruction may be partial. A row of a list of payees is not, and without its country it would be in order though nobody looked at the account.
 */

import { isBlank } from '../../instruction/presence.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import type { Payment } from '../../payment/payment.js';
import { MEMBER_ID } from '../pointers.js';

/** An e-mail address or a telephone number leads to an account without any country. */
const ADDRESS = /@|^\s{0,10}\+/;

const lacksCountry = ({ country, bic, iban, methodAccount, reading: { accountValue } }: Payment): boolean =>
  country === undefined &&
  bic === undefined &&
  iban === undefined &&
  methodAccount === undefined &&
  !isBlank(accountValue) &&
  !ADDRESS.test(given(accountValue) ?? '');

export const countryOfPayee: Check = {
  name: 'presence/country',
  asks: ['/country'],
  appliesTo: ({ corridor: { method, accountIdType } }) => accountIdType === 'ACCOUNT_NUMBER' && method === undefined,
  isOrdinary: (payment) => !lacksCountry(payment),
  examine(payment, findings) {
    // a number of no bank lacks that first
    if (!lacksCountry(payment) || findings.has('CREDITOR_BANK_IDENTIFIER_MISSING', MEMBER_ID)) return;
    findings.report('PAYMENT_INSTRUCTION_NOT_CHECKED', '', { rule: 'instruction/coverage', restsOn: 'likely' });
  },
};
