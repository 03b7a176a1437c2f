/** The date of birth inside an identifier that was read without a fault, compared with the date of birth of the creditor. */

import type { Findings } from '../../findings/findings.js';
import { isDate } from '../../identifiers/date.js';
import type { ReadIdentifier } from '../../identifiers/personal-identifier.js';
import { given } from '../../instruction/values.js';
import { typesOf } from '../../payment/facts/tax-id.js';
import type { Payment } from '../../payment/payment.js';
import { DATE_OF_BIRTH } from '../pointers.js';
import { isPlausibleBirth } from './date-of-birth.js';

/** Undefined where no date is given, or one of the identifiers that it may be holds none that is real. */
function agreesWithDate(dateOfBirth: string | undefined, valid: readonly ReadIdentifier[]): boolean | undefined {
  if (dateOfBirth === undefined) return undefined;
  let isReal = false;
  let isSame = false;
  for (const { birthDates } of valid) {
    if (birthDates.length === 0) return undefined;
    for (const date of birthDates) {
      isReal ||= isDate(date);
      isSame ||= date === dateOfBirth;
    }
  }
  return isReal ? isSame : undefined;
}

/** True where the identifiers hold another date than the one that is given. */
export const contradictsBirth = ({ reading }: Payment, valid: readonly ReadIdentifier[]): boolean =>
  agreesWithDate(given(reading.dateOfBirth), valid) === false;

/** What is said of the date once is not said again. */
export function examineDateInside(payment: Payment, valid: readonly ReadIdentifier[], findings: Findings): void {
  const agrees = agreesWithDate(given(payment.reading.dateOfBirth), valid);
  const code = 'CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY';
  if (agrees === undefined || !isPlausibleBirth(payment) || findings.has(code, DATE_OF_BIRTH)) return;
  const rule = 'date-of-birth/identifier';
  if (agrees) return findings.outcome(rule, DATE_OF_BIRTH, 'passed');
  findings.report(code, DATE_OF_BIRTH, { rule, restsOn: 'likely', params: { type: typesOf(valid) } });
}
