/** The account number that is no IBAN, and the bank identifier beside it, in the layout of their country. */
import { joined, withoutSeparators } from '../../../rules/account-forms/account-form.js';
import type { CountryRule } from '../../../rules/vocabulary/account.js';
import type { Fields } from '../../../rules/vocabulary/account-form.js';
import type { SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { electronic } from '../../characters/text.js';
import { partsOf } from '../../identifiers/account/domestic-parts.js';
import { checkFields, hasAll, type LocalDetails, readAccount } from '../../identifiers/account/local-account.js';
import { readMemberId } from '../../identifiers/account/member-id.js';
import type { Bic } from '../../identifiers/bic.js';
import { type BoundCheck, bankFieldsOf, type CompiledCountry } from '../../identifiers/country/layout.js';
import { given } from '../../instruction/values.js';
import type { BankIdentifier, LocalReading, Payment } from '../payment.js';
import { accountValueOf, isUncoveredAccount } from './iban.js';
import { servesAccountsOf } from './place.js';

/**
 * The rules by which the details of the account are read: the domestic ones, unless there is an IBAN, or the details are the parts of one.
 * A country may have two: those of its IBANs, and those of its domestic payments.
 */
export function localRulesOf(payment: Payment): CompiledCountry | undefined {
  const code = payment.accountCountry;
  if (code === undefined) return undefined;
  const domestic = payment.engine.rules.countries.domestic(code);
  const ofIban = payment.engine.rules.countries.withIban(code);
  if (domestic === undefined || ofIban === undefined || domestic === ofIban) return domestic;
  return payment.validIban !== undefined || arePartsOfIban(payment, ofIban, domestic) ? ofIban : domestic;
}

function arePartsOfIban({ reading }: Payment, ofIban: CompiledCountry, domestic: CompiledCountry): boolean {
  const number = given(reading.accountValue);
  if (number !== undefined && readAccount(ofIban, number) !== undefined) return true;
  const { memberId, branchId } = reading.creditorAgent;
  const text = given(memberId) ?? '';
  const reads = (country: CompiledCountry): boolean => readMemberId(country, text, given(branchId)) !== undefined;
  return number === undefined && !reads(domestic) && reads(ofIban);
}

/** The bank identifier, field by field; undefined where there is none, or none in its form, or where it names a biller. */
export function memberOf({ reading, method, localRules: country, isMethodUncovered }: Payment): BankIdentifier | undefined {
  const { memberId, branchId } = reading.creditorAgent;
  const text = given(memberId);
  if (text === undefined || method?.memberId !== undefined || isMethodUncovered) return undefined;
  const fields = country && readMemberId(country, text, given(branchId));
  return country && fields && { country, fields };
}

/** The code under which a country's directory knows a bank; empty where the bank identifier does not hold it. */
export function bankCodeOf({ country: { rule }, fields }: BankIdentifier): string {
  const known = rule.iban === undefined ? fields : (rule.iban.toBban(fields) ?? {});
  return joined(known, bankFieldsOf(rule));
}

/** The code under which the list of code ranges knows the bank, where a bank identifier holds no code of its own; empty where a BIC names the bank. */
export const rangeCodeOf = ({ bic }: Pick<Payment, 'bic'>, { country: { facts }, fields }: BankIdentifier): string =>
  bic === undefined && facts.bankInRanges !== undefined ? joined(fields, facts.bankInRanges) : '';

/** An account number that is no IBAN and does not claim to be one, nor anything else. */
export function accountNumberOf(payment: Payment): string | undefined {
  const { reading, iban, methodAccount } = payment;
  if (methodAccount !== undefined || iban !== undefined || isUncoveredAccount(payment)) return undefined;
  const isNumber = (given(reading.accountIdType) ?? 'ACCOUNT_NUMBER') === 'ACCOUNT_NUMBER';
  return isNumber ? accountValueOf(reading) : undefined;
}

/** True where the account number has more characters than the system carries. */
export function isTooLongFor(payment: Payment, { accountLength }: SchemeRule): boolean {
  const number = accountLength === undefined ? undefined : accountNumberOf(payment);
  return accountLength !== undefined && number !== undefined && withoutSeparators(electronic(number)).length > accountLength;
}

/** True for an IBAN to which the system pays nothing, although it serves its country. */
export const isRefusedBy = ({ validIban }: Payment, { refusedIban }: SchemeRule): boolean =>
  validIban !== undefined && refusedIban?.test(validIban.text) === true;

const NO_FIELDS: Fields = {};

export function localAccountOf(payment: Payment): LocalReading | undefined {
  const value = accountNumberOf(payment);
  const country = value === undefined ? undefined : payment.localRules;
  if (value === undefined || country === undefined || country.facts.forms === undefined) return undefined;
  const bank = payment.member?.fields;
  const account = readAccount(country, value, bank);
  return { country, bank: bank ?? bankOfBic(payment, country.rule, account), account };
}

/** The bank that the BIC names, where its letters stand in the IBAN and the account number names none. */
const bankOfBic = ({ bic }: Payment, { bankIsBicPrefix, code }: CountryRule, account: Fields | undefined): Fields =>
  bankIsBicPrefix && bic?.country === code && account?.bank === undefined ? { bank: bic.party } : NO_FIELDS;

/** The fields of an account number, with those of its bank where it names it, whatever stands beside it. */
export function fieldsByItself({ reading, localRules: country }: Payment): Fields | undefined {
  const value = given(reading.accountValue);
  return country && value !== undefined ? readAccount(country, value) : undefined;
}

/** The details from which an IBAN can be built; undefined where there is one already, or no account number at all. */
export function localDetailsOf(payment: Payment): LocalDetails | undefined {
  const { accountCountry: country, bic, reading } = payment;
  const account = accountNumberOf(payment);
  if (account === undefined || country === undefined) return undefined;
  const { memberId, branchId } = reading.creditorAgent;
  // the bank of another country has no part in this country's IBAN
  const isOfBank =
    bic !== undefined && servesAccountsOf(bic.country, country, payment.engine.rules.countries) && namesOneBank(payment, bic);
  return { country, memberId: given(memberId), branchId: given(branchId), bic: isOfBank ? bic.bic : undefined, account };
}

/** False where the directory knows the BIC under several bank codes: then it does not say which stands in the IBAN. */
function namesOneBank({ engine }: Payment, { bic8, country }: Bic): boolean {
  const entries = engine.data.banks(country)?.byBic8(bic8);
  return entries === undefined || entries.every(({ bankCode }) => bankCode === entries[0]?.bankCode);
}

/** True where the account number names its bank. */
export function namesItsBank(payment: Payment): boolean {
  const { localRules, reading } = payment;
  if (localRules === undefined) return false;
  const {
    memberIdFields: [field],
    namesBankFrom,
  } = partsOf(localRules);
  if (field === undefined || (given(reading.accountValue) ?? '').length < namesBankFrom) return false;
  return field in (fieldsByItself(payment) ?? NO_FIELDS);
}

/** True for a check over the account alone, or over bank and account together; those over the bank are made with its identifier. */
export const isOverAccount = (check: BoundCheck, bank: Fields): boolean => !hasAll(check.fields, bank);

/** True for an account number in a form of its country of which no check fails, nor the check digits of the IBAN in front of it. */
export const holdsChecks = ({ engine }: Payment, { country, bank, account }: LocalReading): boolean =>
  account !== undefined && checkFields(country, account, bank, isOverAccount, engine.data.tables()) !== 'failed';

/**
 * The bank that an account number names where no bank identifier does: a CLABE, a CBU, a number of New Zealand. Undefined where a check fails,
 * and for a number that names no bank.
 */
export function memberInNumber(payment: Payment): BankIdentifier | undefined {
  const { localAccount: reading } = payment;
  if (reading?.account === undefined || payment.reading.creditorAgent.memberId !== undefined || !holdsChecks(payment, reading))
    return undefined;
  const { country, account } = reading;
  const { noBank } = country.facts;
  const namesBank = bankFieldsOf(country.rule).every((field) => (account[field] ?? noBank) !== noBank);
  return namesBank ? { country, fields: account } : undefined;
}
