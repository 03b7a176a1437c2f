/**
 * The correction of a faulty IBAN in an instruction, in the places of the value as it was written. Tried in this order: with country and check digits before a domestic number, without a currency behind it, with one
 * slip undone (`iban-slip.ts`), with the characters that look like those of the layout (`correct-look-alikes.ts`).
 */
import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import { apply, type Correction } from '../../characters/correction.js';
import { electronic, originalRange } from '../../characters/text.js';
import { findAlerts } from '../../checks/examine.js';
import type { Countries } from '../../identifiers/country/countries.js';
import { misfit } from '../../identifiers/country/layout.js';
import { currencyStatus } from '../../identifiers/currency.js';
import { electronicIban, inspect, isTooLong } from '../../identifiers/iban/inspection.js';
import { checkDigits, parseIn } from '../../identifiers/iban/read.js';
import { correctSlip } from '../../identifiers/iban/slip.js';
import { given } from '../../instruction/values.js';
import { ResolvedPayment } from '../../payment/resolve.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import { correctLookAlikes } from './look-alikes.js';

const VALUE = '/creditorAccount/id/value';

/** Faults that a mistyped character explains. */
const MISTYPED: ReadonlySet<AlertCode> = new Set<AlertCode>([
  'CREDITOR_IBAN_INVALID_FORMAT',
  'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
  'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
]);

/** Contradictions between the IBAN and the other fields, whatever their severity. */
const BESIDE: ReadonlySet<AlertCode> = new Set<AlertCode>([
  'CREDITOR_IBAN_COUNTRY_INCONSISTENCY',
  'CREDITOR_BIC_IBAN_INCONSISTENCY',
  'CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY',
]);

/** The edit in the places of the value as it was written. */
function inOriginal(value: string, text: string, { at, remove, insert }: Correction): Correction {
  const label = electronic(value).length - text.length;
  const [start, end] = originalRange(value, at + label, at + label + remove);
  return remove > 0 ? { at: start, remove: end - start, insert } : { at: start, remove: 0, insert };
}

/** The payment with another account: the same but for its account, which is this IBAN alone. */
function withIban({ reading, engine }: ResolvedPayment, accountValue: string): ResolvedPayment {
  const account = { creditorAccount: {}, accountId: {}, accountValue, accountIdType: 'IBAN', accountType: undefined };
  return new ResolvedPayment({ ...reading, ...account }, engine);
}

/** True for an IBAN that raises no error or warning of its own and fits the other fields. */
function isConsistent(iban: string, payment: ResolvedPayment): boolean {
  // rules out nearly all candidates early
  if (inspect(iban, payment.engine.rules.countries, payment.engine.data.tables()).problem !== undefined) return false;
  const corrected = withIban(payment, iban);
  const { alerts } = findAlerts(corrected, corrected.plan.accountChecks, 'info');
  return alerts.every(({ code, pointer, severity }) => !BESIDE.has(code) && (severity === 'info' || pointer !== VALUE));
}

/** True where an edit leads to another bank code, and the loaded directory does not know it. */
function hasUnknownBank(text: string, corrected: string, { data, rules }: RulesAndData): boolean {
  const result = parseIn(corrected, rules.countries);
  if (!result.ok || text.includes(result.iban.bank)) return false;
  const directory = data.banks(result.iban.country);
  return directory !== undefined && directory.byCode(result.iban.bank).length === 0;
}

/** The edit of an IBAN in which several characters were taken for others that look alike. */
function correctMisread(text: string, countries: Countries, isSound: (candidate: string) => boolean): Correction | undefined {
  const classes = countries.byPrefix(text)?.layout.classes;
  const correction = classes && correctLookAlikes(text, `ccnn${classes}`);
  return correction && isSound(apply(text, correction)) ? correction : undefined;
}

/** The currency of the account, behind an IBAN: `GE29 NB00 0000 0101 9049 17 USD`, as people write it where an account has several. */
function correctCurrency(text: string, on: string, isSound: (candidate: string) => boolean): Correction | undefined {
  const at = text.length - 3;
  return currencyStatus(text.slice(at), on) === 'active' && isSound(text.slice(0, at)) ? { at, remove: 3, insert: '' } : undefined;
}

/**
 * The country and the check digits before a domestic number that stands in the place of its IBAN, such as the 21 digits of Portugal: where its own check digits
 * hold, or the directory knows its bank.
 */
function correctDomestic(text: string, payment: ResolvedPayment, isSound: (candidate: string) => boolean): Correction | undefined {
  const { country, engine } = payment;
  const { countries } = engine.rules;
  const layout = country === undefined ? undefined : countries.withIban(country)?.layout;
  if (country === undefined || layout?.length !== text.length || misfit(text, layout.classes) >= 0) return undefined;
  const insert = country + checkDigits(country, text);
  const candidate = insert + text;
  if (!isSound(candidate)) return undefined;
  const isKnown = inspect(candidate, countries, engine.data.tables()).nationalCheck === 'passed' || hasListedBank(candidate, engine);
  return isKnown ? { at: 0, remove: 0, insert } : undefined;
}

/** True where the directory of its country knows the bank. */
function hasListedBank(iban: string, { data, rules }: RulesAndData): boolean {
  const result = parseIn(iban, rules.countries);
  return result.ok && (data.banks(result.iban.country)?.byCode(result.iban.bank).length ?? 0) > 0;
}

/** The edit of the account identifier after which it is valid and fits the other fields; undefined where there is none, or where it is not sure. */
export function correctIban(code: AlertCode, payment: ResolvedPayment): Correction | undefined {
  const value = given(payment.reading.accountValue) ?? '';
  if (!MISTYPED.has(code) || isTooLong(value)) return undefined;
  const text = electronicIban(value);
  const { countries } = payment.engine.rules;
  const isSound = (candidate: string): boolean => isConsistent(candidate, payment);
  const domestic = correctDomestic(text, payment, isSound);
  if (domestic !== undefined) return inOriginal(value, text, domestic);
  const correction =
    correctCurrency(text, payment.engine.on, isSound) ?? correctSlip(text, countries, isSound) ?? correctMisread(text, countries, isSound);
  if (correction === undefined || hasUnknownBank(text, apply(text, correction), payment.engine)) return undefined;
  return inOriginal(value, text, correction);
}
