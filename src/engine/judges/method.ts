/**
 * The recipient method: whether it is one, whether it pays to this country, currency and creditor, and the identifier that it pays to.
 *
 * What is only known of a method, and not read in a source, raises a warning. What it asks for beside is judged with the other demands.
 */

import { isBpayReference } from '../../../rules/check-digits/bpay.js';
import { isLuhn } from '../../../rules/check-digits/luhn.js';
import { isMalaysianNric } from '../../../rules/check-digits/malaysian-nric.js';
import { methods } from '../../../rules/index/methods.js';
import type { MethodIdentifier, MethodRule } from '../../../rules/vocabulary/method.js';
import type { Bic } from '../../identifiers/bic.js';
import { readMethodIdentifier } from '../../identifiers/method-identifier.js';
import { internationalForms } from '../../identifiers/mobile.js';
import { electronic, MAX_TEXT } from '../../identifiers/text.js';
import { membersOf } from '../on-first-use.js';
import { given, WRONG_TYPE } from '../reading.js';
import { severityOf } from '../severity.js';
import { misshapenMember, VALUE } from './account.js';
import type { Case, MethodAccount } from './case.js';

const METHOD = '/method';

/** The method of this name. */
export const methodOf = /* @__PURE__ */ membersOf(methods);

export function judgeMethod(subject: Case): void {
  const { reading, findings } = subject;
  const { method } = reading;
  if (method === undefined) return;
  if (method === WRONG_TYPE) return findings.alert('RECIPIENT_METHOD_INVALID_FORMAT', METHOD, { rule: 'instruction/shape' });
  const rule = methodOf(method);
  if (rule === undefined) return findings.alert('RECIPIENT_METHOD_UNKNOWN', METHOD, { rule: 'method' });
  findings.outcome('method', METHOD, 'passed');
  subject.method = rule;
  const paysThere = judgeCountry(subject, rule);
  if (paysThere) judgeCurrency(subject, rule);
  judgeCreditorType(subject, rule);
  subject.account = readAccountId(subject, rule, paysThere);
}

/** False where the method does not pay to the country: then nothing is said of what it would pay there. */
function judgeCountry({ findings, country }: Case, method: MethodRule): boolean {
  const { code, countries } = method;
  if (country === undefined || countries === 'WORLD') return true;
  const rule = 'method/country';
  const isServed = countries.includes(country);
  if (isServed) findings.outcome(rule, METHOD, 'passed');
  else {
    const params = { method: code, country };
    findings.alert('RECIPIENT_METHOD_COUNTRY_INCONSISTENCY', METHOD, { rule, severity: severityOf(method, 'countries'), params });
  }
  return isServed;
}

function judgeCurrency({ reading, findings, country }: Case, method: MethodRule): void {
  const currency = given(reading.currency);
  const { code, currencies } = method;
  const isFaulty = findings.hasAt('/currency');
  if (currency === undefined || currencies === 'ANY' || isFaulty) return;
  const paid = Object.entries(currencies).flatMap(([place, list]) => (place === (country ?? place) ? list : []));
  const rule = 'method/currency';
  if (paid.includes(currency)) return findings.outcome(rule, METHOD, 'passed');
  const params = { method: code, currency };
  findings.alert('RECIPIENT_METHOD_CURRENCY_INCONSISTENCY', METHOD, { rule, severity: severityOf(method, 'currencies'), params });
}

function judgeCreditorType({ reading, findings }: Case, { code, creditorTypes }: MethodRule): void {
  const type = given(reading.creditorType);
  if (creditorTypes === undefined || (type !== 'INDIVIDUAL' && type !== 'BUSINESS')) return;
  const rule = 'method/creditor-type';
  if (creditorTypes.includes(type)) return findings.outcome(rule, METHOD, 'passed');
  findings.alert('RECIPIENT_METHOD_TYPE_INCONSISTENCY', METHOD, { rule, params: { method: code } });
}

/** An account number in its form is for the rules of its country to judge further. */
const LEFT_TO_COUNTRY = 'ACCOUNT_NUMBER';

/** An identifier that has no form, or none that is known. */
const NO_FORM: MethodAccount = {};

/** The account identifier: of a type that the method takes, in the form that it gives this type; undefined where that is the country's affair. */
function readAccountId(subject: Case, method: MethodRule, paysThere: boolean): MethodAccount | undefined {
  const { reading, findings, country } = subject;
  const value = given(reading.accountValue);
  if (method.identifiers.length === 0 || value === undefined || misshapenMember(subject) !== undefined) return undefined;
  const rule = 'account-id/form';
  const type = given(reading.accountIdType);
  const taken = method.identifiers.filter((identifier) => isUsedIn(identifier, country) && isOf(identifier, type));
  const read = taken.flatMap((identifier) => readingsOf(identifier, value));
  if (!paysThere) findings.outcome(rule, VALUE, 'not-covered');
  else if (taken.length === 0) {
    const params = { method: method.code };
    findings.alert('CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED', VALUE, { rule: 'account-id/type', params });
  } else if (read.length === 0) reportForm(subject, method, taken);
  else {
    const account = onlyOne(read);
    findings.outcome(rule, VALUE, account === NO_FORM ? 'not-covered' : 'passed');
    judgeCheck(subject, method, account);
    return account.identifier?.type === LEFT_TO_COUNTRY ? undefined : account;
  }
  return NO_FORM;
}

const isUsedIn = ({ countries }: MethodIdentifier, country: string | undefined): boolean =>
  countries === undefined || country === undefined || countries.includes(country);

/** Without a type it may be any of them, but for an account number that its country would have to read. */
function isOf(identifier: MethodIdentifier, type: string | undefined): boolean {
  if (type === undefined) return !isAnyAccount(identifier);
  return identifier.type === type || identifier.also?.some((other) => other === type) === true;
}

/** An account number of which the method says nothing further. */
const isAnyAccount = ({ type, pattern }: MethodIdentifier): boolean => type === LEFT_TO_COUNTRY && pattern === undefined;

/** The account identifier in a form that it has. */
interface Reading extends MethodAccount {
  readonly identifier: MethodIdentifier;
}

function readingsOf(identifier: MethodIdentifier, value: string): readonly Reading[] {
  if (isAnyAccount(identifier)) return [{ identifier }];
  const text = readMethodIdentifier(identifier, value);
  return text === undefined ? [] : [{ identifier, value: text }];
}

/** The reading whose form is certain, else the only one; nothing where it may be a telephone number of several countries. */
function onlyOne(read: readonly Reading[]): MethodAccount {
  const certain = read.filter(({ identifier }) => identifier.severity === undefined);
  const [first = NO_FORM, ...others]: readonly MethodAccount[] = certain.length > 0 ? certain : read;
  const isAnother = read.some(({ identifier, value }) => identifier.type === first.identifier?.type && value !== first.value);
  return others.length > 0 || isAnother ? NO_FORM : first;
}

/** The fault is named after what the method takes. */
function reportForm({ findings, country }: Case, { code, countries }: MethodRule, taken: readonly MethodIdentifier[]): void {
  const severity = taken.some((identifier) => identifier.severity === 'warning') ? 'warning' : 'error';
  const detail = { rule: 'account-id/form', severity, params: { method: code } } as const;
  const isAll = (type: MethodIdentifier['type']): boolean => taken.every((identifier) => identifier.type === type);
  if (isAll('CARD_NUMBER')) findings.alert('CREDITOR_CARD_NUMBER_INVALID_FORMAT', VALUE, detail);
  else if (isAll(LEFT_TO_COUNTRY)) {
    const params = { country: country ?? `${countries[0]}` };
    findings.alert('CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', VALUE, { ...detail, params });
  } else findings.alert('CREDITOR_PROXY_INVALID_FORMAT', VALUE, detail);
}

const CHECKS: Readonly<Record<NonNullable<MethodIdentifier['check']>, (text: string) => boolean>> = {
  luhn: isLuhn,
  bpay: isBpayReference,
  nric: isMalaysianNric,
};

function judgeCheck({ findings }: Case, method: MethodRule, { identifier, value }: MethodAccount): void {
  if (identifier?.check === undefined || value === undefined) return;
  const { check } = identifier;
  if (CHECKS[check](value)) return findings.outcome(`account-id/${check}`, VALUE, 'passed');
  const params = { method: method.code };
  // a code of a state may have been given out since
  if (check === 'nric') findings.alert('CREDITOR_PROXY_INVALID_FORMAT', VALUE, { rule: 'account-id/nric', severity: 'warning', params });
  else findings.alert('CREDITOR_PROXY_INCORRECT_CHECK_DIGITS', VALUE, { rule: `account-id/${check}`, params });
}

/** The biller, where a method names one in place of the bank. */
export function judgeBiller({ findings }: Case, { countries }: MethodRule, pattern: RegExp, memberId: string, pointer: string): void {
  const rule = 'bank-identifier/biller';
  const isCode = memberId.length <= MAX_TEXT && pattern.test(electronic(memberId));
  if (isCode) return findings.outcome(rule, pointer, 'passed');
  findings.alert('CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', pointer, { rule, params: { country: `${countries[0]}` } });
}

/** The BIC and the issuer of the wallet. Issuers change hands: another one is a warning. */
export function judgeIssuer({ findings }: Case, { party, country }: Bic, issuers: readonly string[], pointer: string): void {
  const rule = 'bic/issuer';
  if (issuers.some((issuer) => issuer.startsWith(party + country))) return findings.outcome(rule, pointer, 'passed');
  findings.alert('CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY', pointer, { rule, severity: 'warning' });
}

/** The creditor's telephone number, where the payment goes to one. */
export function judgePhoneOfAccount({ reading, findings, account }: Case): void {
  const phone = given(reading.phone);
  const number = account?.value;
  const countryCode = account?.identifier?.as;
  if (phone === undefined || number === undefined || countryCode === undefined || countryCode === 'email') return;
  const pointer = '/creditor/contactDetails/phone';
  const rule = 'phone/account-id';
  const forms = internationalForms(phone, countryCode);
  const isFaulty = findings.alerts.some(({ code }) => code === 'CREDITOR_PHONE_INVALID_FORMAT');
  if (forms.length === 0 || isFaulty) return findings.outcome(rule, pointer, 'not-covered');
  if (forms.includes(number)) return findings.outcome(rule, pointer, 'passed');
  findings.alert('CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY', pointer, { rule });
}
