/** The creditor account: an IBAN, or the number that its country uses at home. */
import { electronicIban, type Inspection, ibanCountry, isTooLong } from '../../identifiers/iban.js';
import { bankCodeIn, misfit } from '../../identifiers/layout.js';
import { inspectWithTables } from '../../identifiers/national-checks.js';
import { electronic, originalRange } from '../../identifiers/text.js';
import { given, WRONG_TYPE } from '../reading.js';
import { type Case, type SoundIban, soundIban, tablesOf } from './case.js';

/** Where the account number stands. */
export const VALUE = '/creditorAccount/id/value';

/** The shortest IBAN has 15 characters (NO); one that lost a character is still meant as one. */
const LIKE_AN_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,32}$/;

/** True for text that is meant as an IBAN, whatever its type says. */
function isMeantAsIban(text: string, type: string | undefined): boolean {
  if (type === 'IBAN' || !LIKE_AN_IBAN.test(text)) return type === 'IBAN';
  const country = ibanCountry(text.slice(0, 2));
  // in West Africa a BBAN begins with the country, too
  const isBban = country?.layout.length === text.length && misfit(text, country.layout.classes) < 0;
  return country !== undefined && !isBban;
}

/** The first member of the account that has the wrong type. The account is judged no further then. */
export function misshapenMember({ reading }: Case): string | undefined {
  if (reading.creditorAccount === WRONG_TYPE) return '/creditorAccount';
  if (reading.accountId === WRONG_TYPE) return '/creditorAccount/id';
  if (reading.accountIdType === WRONG_TYPE) return '/creditorAccount/id/type';
  if (reading.accountType === WRONG_TYPE) return '/creditorAccount/type';
  return reading.accountValue === WRONG_TYPE ? VALUE : undefined;
}

export function judgeAccount(subject: Case): void {
  const { reading, findings } = subject;
  const misshapen = misshapenMember(subject);
  if (misshapen !== undefined) return findings.alert('CREDITOR_ACCOUNT_INVALID_FORMAT', misshapen, { rule: 'instruction/shape' });
  const value = given(reading.accountValue);
  if (value === undefined || subject.account !== undefined) return;
  const text = isTooLong(value) ? '' : electronicIban(value);
  if (!isMeantAsIban(text, given(reading.accountIdType))) return;
  subject.iban = inspectWithTables(text, tablesOf(subject));
  judgeIban(subject, subject.iban, value);
}

/** Where in the value, as it was written, a fault of its electronic form stands. */
function rangeIn(value: string, { text, at }: Inspection): readonly [number, number] {
  if (isTooLong(value)) return [0, value.length];
  const label = electronic(value).length - text.length;
  return originalRange(value, at[0] + label, at[1] + label);
}

/** The first fault of an IBAN is its only one; what its country and its bank have to say counts for a sound one alone. */
function judgeIban(subject: Case, iban: Inspection, value: string): void {
  const { findings } = subject;
  const { country, problem, nationalFault } = iban;
  if (country === undefined)
    return findings.alert('CREDITOR_IBAN_INVALID_FORMAT', VALUE, { rule: 'iban/format', range: rangeIn(value, iban) });
  const { code } = country.rule;
  if (problem === 'INVALID_BBAN_STRUCTURE') {
    const params = { country: code, expected: country.layout.length + 4 };
    return findings.alert('CREDITOR_IBAN_INVALID_BBAN_STRUCTURE', VALUE, { rule: 'iban/structure', range: rangeIn(value, iban), params });
  }
  if (problem === 'INCORRECT_CHECK_DIGITS') {
    return findings.alert('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', VALUE, {
      rule: 'iban/mod-97',
      range: rangeIn(value, iban),
      params: { country: code },
    });
  }
  findings.outcome('iban/mod-97', VALUE, 'passed');
  if (nationalFault === undefined) findings.outcome('iban/national-check', VALUE, iban.nationalCheck);
  else {
    const { check, severity } = nationalFault;
    const detail = { rule: `iban/national-check/${check}`, range: rangeIn(value, iban), params: { country: code, check }, severity };
    findings.alert('CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS', VALUE, detail);
  }
  const sound = soundIban(subject);
  if (sound === undefined) return;
  judgeIbanCountry(subject, sound);
  judgeIbanBank(subject, sound);
}

/** The IBAN's own country against the registry and against the instruction's. */
function judgeIbanCountry({ findings, country: wanted }: Case, { text, country }: SoundIban): void {
  const prefix = text.slice(0, 2);
  const { code, territories, registered } = country.rule;
  if (wanted !== undefined) {
    const rule = 'iban/country';
    if (wanted === code || territories?.includes(wanted)) findings.outcome(rule, VALUE, 'passed');
    else findings.alert('CREDITOR_IBAN_COUNTRY_INCONSISTENCY', VALUE, { rule, params: { country: wanted, found: code } });
  }
  if (prefix !== code) {
    findings.alert('CREDITOR_IBAN_TERRITORY_PREFIX', VALUE, { rule: 'iban/territory', params: { country: code, found: prefix } });
  }
  if (registered === false) {
    findings.alert('CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY', VALUE, { rule: 'iban/registry', params: { country: code } });
  }
}

/** The bank identifier inside a sound IBAN, in its country's directory. */
function judgeIbanBank({ findings, engine }: Case, { text, country }: SoundIban): void {
  const check = 'iban/bank-directory';
  const { code } = country.rule;
  const directory = engine.data.banks(code);
  if (directory === undefined) return findings.outcome(check, VALUE, 'not-covered');
  findings.read(directory.editions);
  const known = directory.byCode(bankCodeIn(text.slice(4), country)).length > 0;
  if (known || !directory.complete) return findings.outcome(check, VALUE, known ? 'passed' : 'not-covered');
  findings.alert('CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN', VALUE, { rule: check, params: { country: code } });
}
