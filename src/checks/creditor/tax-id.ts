/** The tax identifier. The country where the money goes says what its identifiers look like. */

import type { Findings } from '../../findings/findings.js';
import { basisOfCheck } from '../../findings/severity.js';
import { cleaned, type ReadIdentifier } from '../../identifiers/personal-identifier.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { isOneCharacter, isSourced, typesOf } from '../../payment/facts/tax-id.js';
import type { Payment, Readings } from '../../payment/payment.js';
import { DATE_OF_BIRTH } from '../pointers.js';
import { contradictsBirth, examineDateInside } from './date-inside.js';

const TAX_ID = '/creditor/taxId';
const FORM_RULE = 'tax-id/form';
const CHECK_DIGITS_RULE = 'tax-id/check-digits';

/** No identifier that reads it is one for creditors of this type. */
function isOfAnotherType({ reading }: Payment, valid: readonly ReadIdentifier[]): boolean {
  const type = given(reading.creditorType);
  if (type !== 'INDIVIDUAL' && type !== 'BUSINESS') return false;
  return valid.every(({ identifier: { of = type } }) => of !== type);
}

/** Nothing is wrong with the number itself: is it a real one, and this creditor's? */
function examineValid(payment: Payment, { valid, outcome }: Readings, value: string, findings: Findings): void {
  findings.outcome(FORM_RULE, TAX_ID, 'passed');
  findings.outcome(CHECK_DIGITS_RULE, TAX_ID, outcome);
  if (isOneCharacter(cleaned(value)))
    return findings.report('CREDITOR_TAX_ID_SUSPICIOUS', TAX_ID, { rule: 'tax-id/placeholder', restsOn: 'likely' });
  if (isOfAnotherType(payment, valid)) {
    return findings.report('CREDITOR_TAX_ID_TYPE_INCONSISTENCY', TAX_ID, {
      rule: 'tax-id/holder',
      restsOn: 'likely',
      params: { type: typesOf(valid) },
    });
  }
  examineDateInside(payment, valid, findings);
}

export const taxId: Check = {
  name: 'creditor/tax-id',
  asks: [TAX_ID, '/country', '/creditor/type', DATE_OF_BIRTH],
  isOrdinary(payment) {
    const value = given(payment.reading.taxId);
    const readings = value === undefined ? undefined : payment.taxId;
    if (value === undefined || readings === undefined) return true;
    const { valid } = readings;
    if (valid.length === 0 || isOneCharacter(cleaned(value))) return false;
    return !isOfAnotherType(payment, valid) && !contradictsBirth(payment, valid);
  },
  examine(payment, findings) {
    const { reading, creditors: country, taxId: readings } = payment;
    const value = given(reading.taxId);
    if (value === undefined) return;
    if (country === undefined || readings === undefined) return findings.outcome(FORM_RULE, TAX_ID, 'not-covered');
    const { valid, faulty, severity } = readings;
    if (valid.length > 0) return examineValid(payment, readings, value, findings);
    if (faulty.length > 0) {
      const detail = { rule: CHECK_DIGITS_RULE, restsOn: basisOfCheck(severity), params: { type: typesOf(faulty) } } as const;
      return findings.report('CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS', TAX_ID, detail);
    }
    const { taxIdentifiers, rule } = country;
    findings.report('CREDITOR_TAX_ID_INVALID_FORMAT', TAX_ID, {
      rule: FORM_RULE,
      restsOn: rule.otherTaxIds || !taxIdentifiers.every(isSourced) ? 'known' : 'sourced',
      params: { country: rule.country, types: typesOf(taxIdentifiers.map((identifier) => ({ identifier }))) },
    });
  },
};
