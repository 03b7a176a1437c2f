/** Whether the account number stands for none: one that a document or a test has published, zeros, or the number of the bank once more. */
import { withoutSeparators } from '../../../rules/account-forms/account-form.js';
import { publishedIbans } from '../../../rules/banks/account-samples.js';
import { hasIdentifiers } from '../../../rules/vocabulary/method.js';
import { electronic } from '../../characters/text.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { accountNumberOf } from '../../payment/facts/account.js';
import type { Payment } from '../../payment/payment.js';
import { ACCOUNT_VALUE } from '../pointers.js';
import { accountFieldsOf } from './fields.js';
import { hasLetterOrDigit } from './number.js';

/** One digit over and over, or digits in their order. */
const IN_ORDER = /^(\d)\1{4,39}$|^0{0,20}(?:123456(?:7(?:8(?:90?)?)?)?|987654321|87654321)0{0,3}$/;

/** A bank identifier of fewer digits may well be an account number, too. */
const BANK = /^\d{6,20}$/;

const bare = (text: string): string => withoutSeparators(electronic(text));
const withoutZeros = (text: string): string => text.replace(/^0{1,40}/, '');

/** True where the account number of an IBAN is zeros. */
function isEmptyIban(payment: Payment): boolean {
  // few IBANs have so many zeros: only theirs are taken apart
  const hasZeros = /0{6}/.test(payment.validIban?.text ?? '');
  const { account } = (hasZeros && accountFieldsOf(payment)) || {};
  return account !== undefined && /^0{6,40}$/.test(account);
}

/** True for zeros alone, for a text without a letter and a digit, and for the bank identifier in the place of the account. */
function isNoAccount(payment: Payment): boolean {
  if (payment.iban !== undefined) return isEmptyIban(payment);
  const value = accountNumberOf(payment);
  if (value === undefined || hasIdentifiers(payment.method)) return false;
  const number = bare(value);
  if (/^0{1,40}$/.test(number) || !hasLetterOrDigit(value)) return true;
  const bank = bare(given(payment.reading.creditorAgent.memberId) ?? '');
  return BANK.test(bank) && /^\d{6,40}$/.test(number) && withoutZeros(number) === withoutZeros(bank);
}

/** Stands last: zeros and a bank say nothing where the account has an alert above an information, an example where anything has. */
export const publishedAccount: Check = {
  name: 'account/published',
  asks: [ACCOUNT_VALUE],
  isOrdinary: (payment, threshold) => threshold !== 'info' && !isNoAccount(payment),
  examine(payment, findings) {
    const isSaid = findings.alerts.some(({ pointer, severity }) => pointer === ACCOUNT_VALUE && severity !== 'info');
    if (!isSaid && isNoAccount(payment))
      return findings.report('CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS', ACCOUNT_VALUE, { rule: 'account-number/no-account', restsOn: 'likely' });
    if (findings.alerts.length > 0 || hasIdentifiers(payment.method)) return;
    const account = accountFieldsOf(payment);
    if (account === undefined) return;
    const isPublished = publishedIbans.has(payment.iban?.text ?? '') || IN_ORDER.test(`${account.account}`);
    if (isPublished)
      findings.report('CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS', ACCOUNT_VALUE, { rule: 'account-number/published', restsOn: 'possible' });
  },
};
