/** The account number, field by field. */
import type { Fields } from '../../../rules/vocabulary/account-form.js';
import { fieldsOf, readAccount } from '../../identifiers/account/local-account.js';
import { accountNumberOf } from '../../payment/facts/account.js';
import type { Payment } from '../../payment/payment.js';

/** Of a valid IBAN, or of a number in the form of its country. */
export function accountFieldsOf(payment: Payment): Fields | undefined {
  const iban = payment.validIban;
  if (iban !== undefined) return fieldsOf(iban.text.slice(4), iban.country.layout);
  const value = accountNumberOf(payment);
  const country = payment.engine.rules.countries.domestic(payment.accountCountry ?? '');
  return value !== undefined && country ? readAccount(country, value, payment.member?.fields) : undefined;
}
