/** Whether the account is in the currency of the payment, where its number tells. */

import { hasIdentifiers } from '../../../rules/vocabulary/method.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import type { Payment } from '../../payment/payment.js';
import { ACCOUNT_VALUE, CURRENCY } from '../pointers.js';
import { accountFieldsOf } from './fields.js';

const rule = 'account-number/currency';

const declaredOf = ({ accountCountry, engine }: Payment) => engine.rules.countries.currencyInNumber(accountCountry ?? '');

/** Undefined where nothing can be read; `found` where the number names no currency that is known. */
function currencyIn(payment: Payment): { readonly found: string | undefined } | undefined {
  const declared = declaredOf(payment);
  const account = declared === undefined ? undefined : accountFieldsOf(payment);
  if (declared === undefined || account === undefined) return undefined;
  const { fields, slice, codes } = declared;
  const whole = fields.map((field) => account[field]).join('');
  const written = slice === undefined ? whole : whole.slice(...slice);
  return { found: codes === undefined ? written : codes[written] };
}

/** Says nothing where an earlier check of the account has. */
export const accountCurrency: Check = {
  name: 'account/currency',
  asks: [ACCOUNT_VALUE, CURRENCY, '/country'],
  isOrdinary(payment) {
    if (declaredOf(payment) === undefined) return true;
    const currency = given(payment.reading.currency);
    const found = currency === undefined ? undefined : currencyIn(payment)?.found;
    return found === undefined || found === currency;
  },
  examine(payment, findings) {
    const currency = given(payment.reading.currency);
    const read =
      currency === undefined || findings.hasAt(ACCOUNT_VALUE) || hasIdentifiers(payment.method) ? undefined : currencyIn(payment);
    if (currency === undefined || read === undefined) return;
    const { found } = read;
    if (found === undefined || found === currency)
      return findings.outcome(rule, ACCOUNT_VALUE, found === undefined ? 'not-covered' : 'passed');
    const restsOn = declaredOf(payment)?.severity === 'info' ? 'possible' : 'likely';
    findings.report('CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY', ACCOUNT_VALUE, { rule, restsOn, params: { found, currency } });
  },
};
