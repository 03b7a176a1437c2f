/** When the creditor was born. */
import { isDate, yearsBefore } from '../../../identifiers/date.js';
import { given } from '../../reading.js';
import type { Case } from '../case.js';

const OLDEST = 120;

export function judgeDateOfBirth({ reading, findings, engine }: Case): void {
  const { dateOfBirth } = reading;
  if (dateOfBirth.is === 'absent') return;
  const pointer = '/creditor/dateOfBirth';
  if (dateOfBirth.is === 'wrong-type' || !isDate(dateOfBirth.value)) {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT', pointer, { rule: 'date-of-birth/calendar' });
  }
  if (given(reading.creditorType) === 'BUSINESS') {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED', pointer, { rule: 'date-of-birth/holder' });
  }
  const { on } = engine;
  if (dateOfBirth.value > on || dateOfBirth.value < yearsBefore(on, OLDEST)) {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_SUSPICIOUS', pointer, { rule: 'date-of-birth/span' });
  }
  findings.outcome('date-of-birth/span', pointer, 'passed');
}

/** Holds the date of birth against those inside an identifier that was read without a fault. */
export function judgeDateInside({ reading, findings }: Case, inside: readonly string[], type: string): void {
  const pointer = '/creditor/dateOfBirth';
  const dateOfBirth = given(reading.dateOfBirth);
  const dates = inside.filter(isDate);
  if (dateOfBirth === undefined || dates.length === 0) return;
  if (findings.alerts.some((alert) => alert.pointer === pointer)) return;
  const rule = 'date-of-birth/identifier';
  if (dates.includes(dateOfBirth)) return findings.outcome(rule, pointer, 'passed');
  findings.alert('CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY', pointer, { rule, params: { type } });
}
