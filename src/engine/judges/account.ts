/** The creditor account: an IBAN, or the number that its country uses at home. */
import { electronicIban, type Inspection, ibanCountry, inspect, isTooLong } from '../../identifiers/iban.js';
import { textOf } from '../../identifiers/layout.js';
import { electronic, originalRange } from '../../identifiers/text.js';
import { given } from '../reading.js';
import { type Case, soundIban } from './case.js';

const VALUE = '/creditorAccount/id/value';

/** The shortest IBAN has 15 characters (NO); one that lost a character is still meant as one. */
const LIKE_AN_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,32}$/;

/** True for text that is meant as an IBAN, whatever its type says. */
function isMeantAsIban(text: string, type: string | undefined): boolean {
  return type === 'IBAN' || (LIKE_AN_IBAN.test(text) && ibanCountry(text.slice(0, 2)) !== undefined);
}

export function judgeAccount(subject: Case): void {
  const { reading, findings, engine } = subject;
  const members = [
    [reading.creditorAccount, '/creditorAccount'],
    [reading.accountId, '/creditorAccount/id'],
    [reading.accountIdType, '/creditorAccount/id/type'],
    [reading.accountType, '/creditorAccount/type'],
    [reading.accountValue, VALUE],
  ] as const;
  const misshapen = members.find(([member]) => member.is === 'wrong-type');
  if (misshapen) return findings.alert('CREDITOR_ACCOUNT_INVALID_FORMAT', misshapen[1], { rule: 'instruction/shape' });
  const value = given(reading.accountValue);
  if (value === undefined) return;
  const text = isTooLong(value) ? value : electronicIban(value);
  if (!isMeantAsIban(text, given(reading.accountIdType))) return;
  subject.iban = inspect(isTooLong(value) ? '' : text, engine.data.tables);
  judgeIban(subject, subject.iban, value);
}

/** The first fault of an IBAN is its only one; then what its country and its bank have to say. */
function judgeIban(subject: Case, iban: Inspection, value: string): void {
  const { findings } = subject;
  const label = isTooLong(value) ? 0 : electronic(value).length - iban.text.length;
  const range = isTooLong(value) ? ([0, value.length] as const) : originalRange(value, iban.at[0] + label, iban.at[1] + label);
  const country = iban.country?.rule.code ?? '';
  switch (iban.problem) {
    case 'INVALID_FORMAT':
      return findings.alert('CREDITOR_IBAN_INVALID_FORMAT', VALUE, { rule: 'iban/format', range });
    case 'INVALID_BBAN_STRUCTURE': {
      const expected = (iban.country?.layout.length ?? 0) + 4;
      return findings.alert('CREDITOR_IBAN_INVALID_BBAN_STRUCTURE', VALUE, {
        rule: 'iban/structure',
        range,
        params: { country, expected },
      });
    }
    case 'INCORRECT_CHECK_DIGITS':
      return findings.alert('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', VALUE, { rule: 'iban/mod-97', range, params: { country } });
    case 'INCORRECT_NATIONAL_CHECK_DIGITS': {
      const { check = '', severity = 'error' } = iban.nationalFault ?? {};
      findings.outcome('iban/mod-97', VALUE, 'passed');
      findings.alert('CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS', VALUE, {
        rule: `iban/national-check/${check}`,
        range,
        params: { country, check },
        severity,
      });
      break;
    }
    default:
      findings.outcome('iban/mod-97', VALUE, 'passed');
      findings.outcome('iban/national-check', VALUE, iban.nationalCheck);
  }
  judgeIbanCountry(subject, iban.text);
  judgeIbanBank(subject);
}

/** The IBAN's own country against the registry and against the instruction's. */
function judgeIbanCountry(subject: Case, text: string): void {
  const { findings, country: wanted, iban } = subject;
  const rule = iban?.country?.rule;
  if (rule === undefined) return;
  const prefix = text.slice(0, 2);
  const { code, territories = [] } = rule;
  if (wanted !== undefined && wanted !== code && !territories.includes(wanted)) {
    findings.alert('CREDITOR_IBAN_COUNTRY_INCONSISTENCY', VALUE, { rule: 'iban/country', params: { country: wanted, found: code } });
  }
  if (prefix !== code) {
    findings.alert('CREDITOR_IBAN_TERRITORY_PREFIX', VALUE, { rule: 'iban/territory', params: { country: code, found: prefix } });
  }
  if (rule.registered === false) {
    findings.alert('CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY', VALUE, { rule: 'iban/registry', params: { country: code } });
  }
}

/** The bank identifier inside a sound IBAN, in its country's directory. */
function judgeIbanBank(subject: Case): void {
  const { findings, engine } = subject;
  const iban = soundIban(subject);
  if (iban === undefined) return;
  const { rule, layout } = iban.country;
  const check = 'iban/bank-directory';
  const directory = engine.data.banks(rule.code);
  if (directory === undefined) return findings.outcome(check, VALUE, 'not-covered');
  findings.read(directory.editions);
  const known = directory.byCode(textOf(iban.text.slice(4), layout, rule.bankIdentifier ?? ['bank'])).length > 0;
  if (known || !directory.complete) return findings.outcome(check, VALUE, known ? 'passed' : 'not-covered');
  findings.alert('CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN', VALUE, { rule: check, params: { country: rule.code } });
}
