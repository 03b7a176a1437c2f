/**
 * An account number that is no IBAN, with its bank identifier, in the forms of its country.
 *
 * What the country has not declared is not covered: a number that we cannot read is not wrong for that.
 */

import type { Fields } from '../../../rules/vocabulary/account-form.js';
import { lazy } from '../../../rules/vocabulary/lazy.js';
import type { Findings } from '../../findings/findings.js';
import { basisOfCheck } from '../../findings/severity.js';
import { bbanOf, contradictsBank, hasAll, rewrittenField } from '../../identifiers/account/local-account.js';
import { isCardNumber } from '../../identifiers/card-number.js';
import type { BoundCheck, CompiledCountry } from '../../identifiers/country/layout.js';
import { type Check, tablesFor } from '../../payment/check.js';
import { accountNumberOf, holdsChecks, isOverAccount } from '../../payment/facts/account.js';
import { accountValueOf } from '../../payment/facts/iban.js';
import type { LocalReading, Payment } from '../../payment/payment.js';
import { ACCOUNT_VALUE, BRANCH_ID, MEMBER_ID } from '../pointers.js';

const FORM_RULE = 'account-number/form';

type NamedCheck = Pick<BoundCheck, 'name' | 'severity' | 'fields'>;

const ruleOf = (name: string) => `account-number/national-check/${name}` as const;

/** Reports the first check that fails. */
function examineChecks(payment: Payment, local: LocalReading, account: Fields, findings: Findings): void {
  const { country, bank } = local;
  for (const check of country.checks) {
    if (!isOverAccount(check, bank)) continue;
    const isCovered = hasAll(check.fields, account, bank);
    const outcome = isCovered ? check.verifyDetails(bbanOf(country, account, bank), tablesFor(payment, findings)) : 'not-covered';
    if (outcome === 'failed') return reportCheck(country, check, account, findings);
    findings.outcome(ruleOf(check.name), ACCOUNT_VALUE, outcome);
  }
  // none of these failed: what fails are the check digits of an IBAN in front of the number
  if (!holdsChecks(payment, local)) reportCheck(country, { name: 'mod-97', severity: 'error', fields: [] }, account, findings);
}

/** Whose fault it is depends on who brought the fields. */
function reportCheck(country: CompiledCountry, check: NamedCheck, account: Fields, findings: Findings): void {
  const { name, severity, fields } = check;
  const isOwn = fields.every((field) => field in account && field !== rewrittenField(country));
  const code = isOwn ? 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' : 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY';
  findings.report(code, ACCOUNT_VALUE, {
    rule: ruleOf(name),
    restsOn: basisOfCheck(severity),
    params: { country: country.rule.code, check: name },
  });
}

/** The more telling of two codes for one fault. */
function reportForm(value: string, country: string, findings: Findings): void {
  if (isCardNumber(value)) return findings.report('CREDITOR_CARD_NUMBER_NOT_ALLOWED', ACCOUNT_VALUE, { rule: 'account-number/card' });
  findings.report('CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', ACCOUNT_VALUE, { rule: FORM_RULE, params: { country } });
}

const LETTER_OR_DIGIT = /* @__PURE__ */ lazy(() => /[\p{L}\p{N}]/u);

/** False for `#$%^`, which is an account number in no country. */
export const hasLetterOrDigit = (value: string): boolean => LETTER_OR_DIGIT().test(value);

/** What can be no account number anywhere: a text without a letter and a digit, and, where every rule is at hand, a single character. */
function isNoNumber(payment: Payment): 'without-letters-and-digits' | 'one-character' | undefined {
  const value = accountNumberOf(payment);
  if (value === undefined || payment.accountCountry === undefined) return undefined;
  if (!hasLetterOrDigit(value)) return 'without-letters-and-digits';
  return value.trim().length === 1 && payment.engine.rules.isComplete ? 'one-character' : undefined;
}

/** A number of a country that has declared no form. */
function examineWithoutRules(payment: Payment, findings: Findings): void {
  const fault = isNoNumber(payment);
  if (fault === undefined) return findings.outcome(FORM_RULE, ACCOUNT_VALUE, 'not-covered');
  const restsOn = fault === 'one-character' ? 'likely' : 'sourced';
  const params = { country: payment.accountCountry as string };
  findings.report('CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', ACCOUNT_VALUE, { rule: FORM_RULE, restsOn, params });
}

export const accountNumber: Check = {
  name: 'account/number',
  asks: [ACCOUNT_VALUE, '/country', MEMBER_ID, BRANCH_ID],
  isOrdinary(payment) {
    const reading = payment.localAccount;
    if (reading === undefined) return isNoNumber(payment) === undefined;
    const { country, bank, account } = reading;
    return account !== undefined && !contradictsBank(country, bank, account) && holdsChecks(payment, reading);
  },
  examine(payment, findings) {
    const value = accountValueOf(payment.reading);
    if (value === undefined || payment.iban !== undefined || payment.methodAccount !== undefined) return;
    const local = payment.localAccount;
    if (local === undefined) return examineWithoutRules(payment, findings);
    const { country, bank, account } = local;
    const { code } = country.rule;
    if (account === undefined) return reportForm(value, code, findings);
    // a number of the bank's own fills no field: nothing is known of its form
    findings.outcome(FORM_RULE, ACCOUNT_VALUE, Object.keys(account).length ? 'passed' : 'not-covered');
    if (!contradictsBank(country, bank, account)) return examineChecks(payment, local, account, findings);
    findings.report('CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY', ACCOUNT_VALUE, {
      rule: 'account-number/bank-identifier',
      params: { country: code, check: 'bank-identifier' },
    });
  },
};
