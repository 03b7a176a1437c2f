/**
 * What an account number gives away beside its checks: the currency of the account, a card, a number from a document.
 */
import type { Fields } from '../../../rules/account-forms/account-form.js';
import { publishedIbans } from '../../../rules/account-samples.js';
import { isCardNumber } from '../../identifiers/card-number.js';
import { domesticCountry } from '../../identifiers/domestic-country.js';
import { currencyInNumber } from '../../identifiers/domestic-facts.js';
import { type CompiledCountry, textOf } from '../../identifiers/layout.js';
import { readAccount } from '../../identifiers/local-account.js';
import { given } from '../reading.js';
import { VALUE } from './account.js';
import { readMember } from './agent.js';
import { accountCountry, type Case, soundIban } from './case.js';
import { accountNumber } from './local-account.js';

/** Private accounts there have the number of the card. */
const PAID_TO_CARDS = 'CN';

export function judgeAccountHeuristics(subject: Case): void {
  if (subject.findings.hasAt(VALUE) || isMethods(subject)) return;
  judgeCard(subject);
  judgeAccountCurrency(subject);
}

/** True where the method has account identifiers of its own. */
const isMethods = ({ method }: Case): boolean => (method?.identifiers.length ?? 0) > 0;

/** Where account numbers may have so many digits, or nothing is known of them, a number may look like a card's by chance. */
function judgeCard(subject: Case): void {
  const value = accountNumber(subject);
  if (value === undefined || accountCountry(subject) === PAID_TO_CARDS || !isCardNumber(value)) return;
  subject.findings.alert('CREDITOR_CARD_NUMBER_NOT_ALLOWED', VALUE, { rule: 'account-number/card', severity: 'info' });
}

/** The account number, field by field, of a sound IBAN or a number in the form of its country. */
function accountFields(subject: Case): { readonly country: CompiledCountry; readonly fields: Fields } | undefined {
  const iban = soundIban(subject);
  if (iban !== undefined) {
    const { country, text } = iban;
    const { layout } = country;
    return { country, fields: Object.fromEntries(layout.fields.map((field) => [field, textOf(text.slice(4), layout, [field])])) };
  }
  const value = accountNumber(subject);
  const country = domesticCountry(accountCountry(subject) ?? '');
  const fields = value !== undefined && country && readAccount(country, value, readMember(subject)?.fields);
  return country && fields ? { country, fields } : undefined;
}

function judgeAccountCurrency(subject: Case): void {
  const { reading, findings } = subject;
  const declared = currencyInNumber(accountCountry(subject) ?? '');
  const currency = given(reading.currency);
  if (declared === undefined || currency === undefined) return;
  const account = accountFields(subject);
  if (account === undefined) return;
  const { fields, slice, codes, severity } = declared;
  const whole = fields.map((field) => account.fields[field]).join('');
  const written = slice === undefined ? whole : whole.slice(...slice);
  const found = codes === undefined ? written : codes[written];
  const rule = 'account-number/currency';
  if (found === undefined || found === currency) return findings.outcome(rule, VALUE, found === undefined ? 'not-covered' : 'passed');
  findings.alert('CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY', VALUE, { rule, severity, params: { found, currency } });
}

/** One digit over and over, or digits in their order. */
const MADE_UP = /^(\d)\1{4,39}$|^0{0,20}(?:123456(?:7(?:8(?:90?)?)?)?|987654321|87654321)0{0,3}$/;

/** Documents and tests are full of these numbers: worth a word only where there is nothing else to say. */
export function judgePublishedAccount(subject: Case): void {
  const { findings } = subject;
  if (findings.alerts.length > 0 || isMethods(subject) || !findings.wants('info')) return;
  const account = accountFields(subject);
  if (account === undefined) return;
  const rule = 'account-number/published';
  const isPublished = publishedIbans.has(subject.iban?.text ?? '') || MADE_UP.test(`${account.fields.account}`);
  if (isPublished) findings.alert('CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS', VALUE, { rule });
}
